import { Injectable } from '@nestjs/common';
import type { ownFactorEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { OwnPassword } from '../credentials/own-password';
import { FactorEnrolment } from '../second-factor/factor-enrolment';
import { FactorRemoval } from '../second-factor/factor-removal';
import { SecondFactors } from '../second-factor/second-factors';
import { OwnAccount } from './own-account';

type Endpoints = typeof ownFactorEndpoints;

/** The second factors of a customer or an owner; the password is asked for before anything new begins. */
@Injectable()
export class OwnFactorService {
  constructor(
    private readonly account: OwnAccount,
    private readonly ownPassword: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly enrolment: FactorEnrolment,
    private readonly removal: FactorRemoval,
  ) {}

  status({ session }: SignedIn) {
    return this.factors.status({ kind: 'customer', id: session.user.uid });
  }

  async beginApp(signedIn: SignedIn, body: BodyOf<Endpoints['beginApp']>, request: FastifyRequest) {
    await this.provePassword(signedIn, body.password, request);
    return this.enrolment.beginApp(this.account.of(signedIn, request));
  }

  confirmApp(signedIn: SignedIn, body: BodyOf<Endpoints['confirmApp']>, request: FastifyRequest) {
    return this.enrolment.confirmApp(this.account.of(signedIn, request), body.code);
  }

  async beginPasskey(
    signedIn: SignedIn,
    body: BodyOf<Endpoints['beginPasskey']>,
    request: FastifyRequest,
  ) {
    await this.provePassword(signedIn, body.password, request);
    return this.enrolment.beginPasskey(this.account.of(signedIn, request));
  }

  addPasskey(signedIn: SignedIn, body: BodyOf<Endpoints['addPasskey']>, request: FastifyRequest) {
    return this.enrolment.addPasskey(this.account.of(signedIn, request), body);
  }

  challenge(signedIn: SignedIn, request: FastifyRequest) {
    return this.removal.challenge(this.account.of(signedIn, request));
  }

  async remove(
    signedIn: SignedIn,
    { factor, ...given }: BodyOf<Endpoints['remove']>,
    request: FastifyRequest,
  ) {
    const claim = await this.ownPassword.claimOf(signedIn, request);
    return this.removal.remove(this.account.of(signedIn, request), factor, { claim, given });
  }

  async renewCodes(
    signedIn: SignedIn,
    given: BodyOf<Endpoints['renewCodes']>,
    request: FastifyRequest,
  ) {
    const claim = await this.ownPassword.claimOf(signedIn, request);
    return this.removal.renewCodes(this.account.of(signedIn, request), { claim, given });
  }

  private provePassword(signedIn: SignedIn, password: string, request: FastifyRequest) {
    return this.ownPassword.prove(signedIn, { field: 'password', password }, request);
  }
}
