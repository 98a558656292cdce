import { Controller, Req, Res } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { RegistrationService } from './registration.service';

@Controller()
@NoStore()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Route(authEndpoints.register)
  @OwnPasswordsOnly()
  register(
    @Input('body') registration: BodyOf<typeof authEndpoints.register>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.registration.register(registration, { request, reply });
  }
}
