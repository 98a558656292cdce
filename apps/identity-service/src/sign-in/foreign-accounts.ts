import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { PROVE_TENANT_ADDRESS_TOPIC } from '../bookshops/prove-tenant-address';
import type { ForeignIdentity } from '../provider/identity-provider';
import { RedirectFailure } from '../provider/redirect-failure';
import { ADDRESS_PROVEN_TOPIC } from '../users/announce-address';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';

type IdentityWithEmail = ForeignIdentity & { email: string };

/** The accounts here of people whom another provider has recognised (specification, point 3: merged on sign-in). */
@Injectable()
export class ForeignAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** By subject; else by an e-mail that the provider has verified; else a new family's account. */
  async merge(identity: ForeignIdentity): Promise<UserEntity> {
    const known = await this.dataSource.manager.findOneBy(UserEntity, {
      providerSubject: identity.subject,
    });
    if (known) return this.complete(known, identity);
    if (!hasEmail(identity)) throw new RedirectFailure('provider-without-email');
    const namesake = await this.dataSource.manager.findOneBy(UserEntity, { email: identity.email });
    if (namesake === null) return this.create(identity);
    // Whoever can claim any address elsewhere must not get at an account here.
    const isOther = namesake.providerSubject !== null || !identity.isEmailVerified;
    if (isOther) throw new RedirectFailure('provider-email-taken');
    return this.adopt(namesake, identity);
  }

  private async adopt(user: UserEntity, identity: ForeignIdentity): Promise<UserEntity> {
    const changes: Partial<UserEntity> = { providerSubject: identity.subject };
    if (user.emailVerifiedAt === null) {
      // Perhaps registered by somebody else in wait for the address' owner.
      Object.assign(changes, { emailVerifiedAt: this.now(), passwordHash: null });
      await this.sessions.revokeAll(user.uid);
    }
    await inTransaction(this.dataSource, async (manager) => {
      await this.write(manager, user, changes);
      if (changes.emailVerifiedAt === undefined) return;
      user.sessionGeneration = (await raiseGeneration(manager, user.uid)) ?? user.sessionGeneration;
    });
    return this.complete(Object.assign(user, changes), identity);
  }

  /** Fills in what the profile lacks; what a person wrote here stays. */
  private async complete(user: UserEntity, identity: ForeignIdentity): Promise<UserEntity> {
    const changes: Partial<UserEntity> = {};
    for (const field of ['displayName', 'firstName', 'lastName'] as const) {
      if (user[field] === '' && identity[field] !== '') changes[field] = identity[field];
    }
    const isProven = identity.isEmailVerified && identity.email === user.email;
    if (isProven && user.emailVerifiedAt === null) changes.emailVerifiedAt = this.now();
    if (Object.keys(changes).length === 0) return user;
    await inTransaction(this.dataSource, (manager) => this.write(manager, user, changes));
    return Object.assign(user, changes);
  }

  /** That an address is proven now is told to the orders, and to its owner's bookshop. */
  private async write(
    manager: EntityManager,
    { uid, tenantId }: UserEntity,
    changes: Partial<UserEntity>,
  ): Promise<void> {
    await manager.update(UserEntity, { uid }, changes);
    if (changes.emailVerifiedAt === undefined) return;
    await this.outbox.add(manager, ADDRESS_PROVEN_TOPIC, { uid });
    if (tenantId !== null) await this.outbox.add(manager, PROVE_TENANT_ADDRESS_TOPIC, { uid });
  }

  private async create(identity: IdentityWithEmail): Promise<UserEntity> {
    const { subject, email, isEmailVerified, displayName, firstName, lastName } = identity;
    const uid = randomUUID();
    try {
      await this.dataSource.manager.insert(UserEntity, {
        uid,
        email,
        displayName,
        firstName,
        lastName,
        providerSubject: subject,
        emailVerifiedAt: isEmailVerified ? this.now() : null,
        role: 'customer',
      });
    } catch (error) {
      // Two tabs at once: the other one has made the account.
      if (!isDuplicate(error)) throw error;
      return this.dataSource.manager.findOneByOrFail(UserEntity, { providerSubject: subject });
    }
    return this.dataSource.manager.findOneByOrFail(UserEntity, { uid });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

function hasEmail(identity: ForeignIdentity): identity is IdentityWithEmail {
  return identity.email !== null;
}
