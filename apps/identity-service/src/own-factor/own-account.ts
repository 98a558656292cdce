import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type MailOrigin, mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { hashOfToken } from '@zaino/service/sessions/session';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import type { FactorChange, HolderAccount } from '../second-factor/holder-account';
import { RelyingParties } from '../second-factor/relying-parties';
import { lockSignedIn } from '../users/lock-user';
import type { UserEntity } from '../users/user.entity';

/** Signed-in customers and owners as holders of second factors. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly mails: MailQueue,
    private readonly parties: RelyingParties,
    private readonly clock: Clock,
  ) {}

  of({ id, session }: SignedIn, request: FastifyRequest): HolderAccount {
    const { uid, email } = session.user;
    let locked: UserEntity | undefined;
    return {
      holder: { kind: 'customer', id: uid },
      label: email,
      session: hashOfToken(id),
      party: this.parties.of(request),
      mustKeepOne: false,
      lock: async (manager) => {
        locked = await lockSignedIn(manager, session);
      },
      tell: async (manager, change) => {
        if (locked)
          await this.tell(manager, locked, { ...change, origin: mailOriginOf(request, uid) });
      },
    };
  }

  private async tell(
    manager: EntityManager,
    { email, firstName, emailVerifiedAt }: UserEntity,
    { change, factor, origin }: FactorChange & { origin: MailOrigin },
  ): Promise<void> {
    const kind = change === 'added' ? 'second-factor-added' : 'second-factor-removed';
    const at = new Date(this.clock.now()).toISOString();
    const isProven = emailVerifiedAt !== null;
    await this.mails.add(manager, { kind, email, firstName, isProven, factor, at }, origin);
  }
}
