import { Injectable } from '@nestjs/common';
import type { colleagueEndpoints, Me } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import type { BodyOf } from '@zaino/service/route';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { AccountWriter } from '../registration/account-writer';
import { newUser } from '../registration/new-user';
import { Newcomers } from '../registration/newcomers';
import type { Visit } from '../sessions/visitor-sessions.service';
import { InvitedService } from './invited.service';

type Joining = BodyOf<typeof colleagueEndpoints.register>;

/** Colleagues who had no account. */
@Injectable()
export class NewColleaguesService {
  constructor(
    private readonly invited: InvitedService,
    private readonly writer: AccountWriter,
    private readonly newcomers: Newcomers,
    private readonly passwords: ChosenPasswords,
    private readonly clock: Clock,
  ) {}

  /** The link of the invitation has proven the address. */
  async register({ token, name, password }: Joining, visit: Visit): Promise<Me> {
    // A guessed token costs no hash.
    const { email, bookshop, tenantId } = await this.invited.find(token);
    await this.writer.check(email);
    const passwordHash = await this.passwords.hash(password, { email, names: [name, bookshop] });
    const now = new Date(this.clock.now());
    const user = newUser({ email, passwordHash }, { name }, now);
    const colleague = Object.assign(user, { emailVerifiedAt: now, colleagueOf: tenantId });
    const { uid } = colleague;
    const opened = await this.writer.writeProven(colleague, visit.request, async (manager) => {
      await this.invited.take(manager, token, { uid, isProven: false });
    });
    return this.newcomers.welcome(opened, null, visit);
  }
}
