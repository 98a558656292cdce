import { Controller, Header } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type ServiceContract, serviceContractEndpoint } from '@zaino/contracts/shared';
import { controllerRoutes } from '../controller-routes';
import { PreparedAnswer } from '../prepared-answer';
import { Route } from '../route';
import { describedCall } from './described-call';
import { builtUses } from './built-uses';

/** Tells other services, and who releases them, what this one gives and asks of others. */
@Controller()
export class ContractController {
  private prepared: PreparedAnswer<ServiceContract> | undefined;

  constructor(private readonly app: ModuleRef) {}

  @Route(serviceContractEndpoint)
  @Header('cache-control', 'no-store')
  async read(): Promise<PreparedAnswer<ServiceContract>> {
    this.prepared ??= PreparedAnswer.json({ gives: this.given(), uses: await builtUses() });
    return this.prepared;
  }

  private given() {
    return controllerRoutes(this.app).flatMap(({ endpoint }) =>
      endpoint ? [describedCall(endpoint)] : [],
    );
  }
}
