import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../credentials/own-password';
import { SessionsService } from '../sessions/sessions.service';
import type { OwnVisit } from './own-visit';

const FIELD = 'password';

/** Ends sessions of whoever is signed in; others than this one after the password. */
@Injectable()
export class SessionEndingService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  async one(visit: OwnVisit, { id, password }: { id: string; password: string | undefined }) {
    const { signedIn, reply } = visit;
    if (id !== signedIn.session.customerToken) await this.prove(visit, password);
    return this.sessions.revoke(signedIn, id, reply);
  }

  async all(visit: OwnVisit, password: string | undefined) {
    await this.prove(visit, password);
    return this.sessions.revokeAll(visit.signedIn, visit.reply);
  }

  private prove({ signedIn, request }: OwnVisit, password: string | undefined) {
    return this.ownPassword.proveIfAny(signedIn, { field: FIELD, password }, request);
  }
}
