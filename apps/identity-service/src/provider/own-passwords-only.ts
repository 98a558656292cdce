import { type CanActivate, Inject, Injectable, UseGuards } from '@nestjs/common';
import { identityErrorCodes } from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { Config } from '../config';

@Injectable()
class OwnPasswordsGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'OIDC_ISSUER' | 'OIDC_NAME'>) {}

  canActivate(): boolean {
    if (this.config.OIDC_ISSUER === undefined) return true;
    throw notOurs(this.config.OIDC_NAME);
  }
}

/** What belongs to the provider of that name. */
export function notOurs(name: string): DomainError {
  const detail = `Accessi e password sono gestiti da ${name}.`;
  return new DomainError('forbidden', identityErrorCodes.notOurs, { detail });
}

/** For calls about passwords of ours: where another provider signs people in, they are `not-ours`. */
export const OwnPasswordsOnly = () => UseGuards(OwnPasswordsGuard);
