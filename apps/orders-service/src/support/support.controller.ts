import { Controller, Req } from '@nestjs/common';
import { supportEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { OptionalSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { SupportService } from './support.service';

@Controller()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Route(supportEndpoints.write)
  async write(
    @Input('body') message: BodyOf<typeof supportEndpoints.write>,
    @OptionalSession() signedIn: SignedIn | null,
    @Req() request: FastifyRequest,
  ) {
    await this.support.write(message, { signedIn, request });
    return { success: true } as const;
  }
}
