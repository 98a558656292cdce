import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { holderOfUser } from '../second-factor/holder';
import { SecondFactors } from '../second-factor/second-factors';
import { SessionsService } from '../sessions/sessions.service';

/** What is kept of how a person signs in, without anything that opens the account. */
@Injectable()
export class AccessData {
  constructor(
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
  ) {}

  async collect(signedIn: SignedIn) {
    const [{ sessions }, secondFactor] = await Promise.all([
      this.sessions.list(signedIn),
      this.factors.status(holderOfUser(signedIn.session.user)),
    ]);
    return { sessions, secondFactor };
  }
}
