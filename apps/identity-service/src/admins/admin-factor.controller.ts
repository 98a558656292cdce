import { Controller, Req, Res } from '@nestjs/common';
import { adminFactorEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { AdminFactorService } from './admin-factor.service';

type Endpoints = typeof adminFactorEndpoints;

/** Second factors of admins, also of one who has to enrol the first before anything else. */
@Controller()
@NoStore()
export class AdminFactorController {
  constructor(private readonly factors: AdminFactorService) {}

  @Route(adminFactorEndpoints.status)
  status(@CurrentSession() signedIn: SignedIn) {
    return this.factors.status(signedIn);
  }

  @Route(adminFactorEndpoints.beginApp)
  beginApp(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['beginApp']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.beginApp(signedIn, body, request);
  }

  @Route(adminFactorEndpoints.confirmApp)
  confirmApp(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['confirmApp']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.factors.confirmApp(signedIn, body, { request: reply.request, reply });
  }

  @Route(adminFactorEndpoints.beginPasskey)
  beginPasskey(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['beginPasskey']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.beginPasskey(signedIn, body, request);
  }

  @Route(adminFactorEndpoints.addPasskey)
  addPasskey(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['addPasskey']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.factors.addPasskey(signedIn, body, { request: reply.request, reply });
  }

  @Route(adminFactorEndpoints.challenge)
  challenge(@CurrentSession() signedIn: SignedIn, @Req() request: FastifyRequest) {
    return this.factors.challenge(signedIn, request);
  }

  @Route(adminFactorEndpoints.remove)
  remove(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['remove']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.remove(signedIn, body, request);
  }

  @Route(adminFactorEndpoints.renewCodes)
  renewCodes(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['renewCodes']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.renewCodes(signedIn, body, request);
  }
}
