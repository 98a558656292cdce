import { Controller, Req } from '@nestjs/common';
import { ownFactorEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { OwnFactorService } from './own-factor.service';

type Endpoints = typeof ownFactorEndpoints;

/** Second factors of customers and owners; where another provider signs people in, they are its matter. */
@Controller()
@NoStore()
@OwnPasswordsOnly()
export class OwnFactorController {
  constructor(private readonly factors: OwnFactorService) {}

  @Route(ownFactorEndpoints.status)
  status(@CurrentSession() signedIn: SignedIn) {
    return this.factors.status(signedIn);
  }

  @Route(ownFactorEndpoints.beginApp)
  beginApp(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['beginApp']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.beginApp(signedIn, body, request);
  }

  @Route(ownFactorEndpoints.confirmApp)
  confirmApp(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['confirmApp']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.confirmApp(signedIn, body, request);
  }

  @Route(ownFactorEndpoints.beginPasskey)
  beginPasskey(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['beginPasskey']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.beginPasskey(signedIn, body, request);
  }

  @Route(ownFactorEndpoints.addPasskey)
  addPasskey(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['addPasskey']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.addPasskey(signedIn, body, request);
  }

  @Route(ownFactorEndpoints.challenge)
  challenge(@CurrentSession() signedIn: SignedIn, @Req() request: FastifyRequest) {
    return this.factors.challenge(signedIn, request);
  }

  @Route(ownFactorEndpoints.remove)
  remove(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['remove']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.remove(signedIn, body, request);
  }

  @Route(ownFactorEndpoints.renewCodes)
  renewCodes(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') body: BodyOf<Endpoints['renewCodes']>,
    @Req() request: FastifyRequest,
  ) {
    return this.factors.renewCodes(signedIn, body, request);
  }
}
