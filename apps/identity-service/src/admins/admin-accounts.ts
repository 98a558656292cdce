import { randomUUID } from 'node:crypto';
import type { WeakPasswordReason } from '@zaino/contracts/identity';
import { type AdminArea, emailSchema } from '@zaino/contracts/shared';
import { CommandError } from '@zaino/service/command-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { SessionStore } from '@zaino/service/sessions/session-store';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import type { AttemptCounter } from '../lockout/attempt-counter';
import type { ChosenPasswords } from '../passwords/chosen-passwords';
import type { Passwords } from '../passwords/passwords';
import { forgetFactors } from '../second-factor/forget-factors';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import { AdminEntity } from '../users/admin.entity';
import { appendCommand } from './append-command';
import { recordCommand } from './record-command';

interface Collaborators {
  dataSource: DataSource;
  passwords: Pick<Passwords, 'hash'>;
  chosen: Pick<ChosenPasswords, 'refusal'>;
  sessions: Pick<SessionStore, 'revokeAll'>;
  failures: Pick<AttemptCounter, 'clearAll'>;
}

/** Sessions until then count no more, even where Redis brings them back. */
const nextGeneration = { sessionGeneration: () => 'session_generation + 1' };

/** What the command line does with admins. Refuses with a sentence for the person at the keyboard. */
export class AdminAccounts {
  private readonly admins: Repository<AdminEntity>;

  constructor(private readonly use: Collaborators) {
    this.admins = use.dataSource.getRepository(AdminEntity);
  }

  async create(
    name: string,
    password: string,
    { address, areas = ['all'] }: { address?: string | undefined; areas?: AdminArea[] } = {},
  ): Promise<void> {
    const username = checkedUsername(name);
    const email = address === undefined ? null : checkedAddress(address);
    const isTaken = await this.admins.existsBy({ username });
    if (isTaken) throw new CommandError(`There is an admin of the name ${username} already.`);
    const passwordHash = await this.hash(password, { username, email });
    const id = randomUUID();
    await this.write(async (manager) => {
      await manager.insert(AdminEntity, { id, username, email, passwordHash, areas });
      const after = { username, areas };
      await appendCommand(manager, { act: 'admins.created', subject: adminOf(id), after });
    });
  }

  /** What an admin may do from now on, instead of what it was; signs out everywhere, as sessions keep their areas. */
  async grant(name: string, areas: AdminArea[]): Promise<void> {
    const { id, areas: before } = await this.require(name);
    const { dataSource, sessions } = this.use;
    await this.write(async (manager) => {
      await manager.update(AdminEntity, { id }, { areas, ...nextGeneration });
      await appendCommand(manager, {
        act: 'admins.areas-changed',
        subject: adminOf(id),
        before: { areas: before },
        after: { areas },
      });
    });
    await sessions.revokeAll(id);
    const message = 'Aree di un amministratore cambiate dalla riga di comando';
    await recordCommand(dataSource, { category: 'role.change', message, userId: id });
  }

  /** Where links that lift a lock go; a link that is under way to another address opens nothing any more. */
  async changeEmail(name: string, address: string): Promise<void> {
    const email = checkedAddress(address);
    const { id } = await this.require(name);
    await this.write(async (manager) => {
      await manager.update(AdminEntity, { id }, { email });
      await appendCommand(manager, { act: 'admins.address-changed', subject: adminOf(id) });
    });
  }

  list(): Promise<AdminEntity[]> {
    return this.admins.find({ order: { username: 'ASC' } });
  }

  /** Also enables an admin again; whoever was signed in by the old password is signed out. */
  async changePassword(name: string, password: string): Promise<void> {
    const admin = await this.require(name);
    const { id, username } = admin;
    const passwordHash = await this.hash(password, admin);
    await this.write(async (manager) => {
      const columns = { passwordHash, disabledAt: null, ...nextGeneration };
      await manager.update(AdminEntity, { id }, columns);
      await appendCommand(manager, { act: 'admins.password-changed', subject: adminOf(id) });
    });
    await this.use.sessions.revokeAll(id);
    await this.use.failures.clearAll({ kind: 'admin', name: username });
  }

  async disable(name: string): Promise<void> {
    const { id } = await this.require(name);
    await this.write(async (manager) => {
      await manager.update(AdminEntity, { id }, { disabledAt: new Date(), ...nextGeneration });
      await appendCommand(manager, { act: 'admins.disabled', subject: adminOf(id) });
    });
    await this.use.sessions.revokeAll(id);
  }

  /** For who has lost app, passkeys and recovery codes; signs out everywhere. Gives whether there were any. */
  async removeFactors(name: string): Promise<boolean> {
    const { id } = await this.require(name);
    const hadAny = await this.write(async (manager) => {
      await manager.update(AdminEntity, { id }, nextGeneration);
      await appendCommand(manager, { act: 'admins.factor-removed', subject: adminOf(id) });
      return forgetFactors(manager, { kind: 'admin', id });
    });
    await this.use.sessions.revokeAll(id);
    const message = 'Secondo fattore di un amministratore tolto dalla riga di comando';
    await recordCommand(this.use.dataSource, {
      category: 'auth.second-factor',
      message,
      userId: id,
    });
    return hadAny;
  }

  /** Signs a customer or an owner out everywhere; gives how many sessions lived. */
  async signOut(address: string): Promise<number> {
    const email = checkedAddress(address);
    const { dataSource, sessions } = this.use;
    const user = await dataSource.manager.findOneBy(UserEntity, { email });
    if (user === null) throw new CommandError(`There is no account with the address ${email}.`);
    const { uid } = user;
    await this.write(async (manager) => {
      await raiseGeneration(manager, uid);
      await appendCommand(manager, {
        act: 'accounts.signed-out',
        subject: { kind: 'account', id: uid },
      });
    });
    const count = await sessions.revokeAll(uid);
    const message = 'Sessioni di un account chiuse dalla riga di comando';
    await recordCommand(dataSource, { category: 'session.revoked', message, userId: uid });
    return count;
  }

  /** Fails where there is no such admin, before anybody is asked for a password. */
  async require(name: string): Promise<AdminEntity> {
    const username = checkedUsername(name);
    const admin = await this.admins.findOneBy({ username });
    if (admin === null) throw new CommandError(`There is no admin of the name ${username}.`);
    return admin;
  }

  private write<Result>(action: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return inTransaction(this.use.dataSource, action);
  }

  private async hash(
    password: string,
    { username, email }: Pick<AdminEntity, 'username' | 'email'>,
  ): Promise<string> {
    const reason = await this.use.chosen.refusal(password, { email, names: [username] });
    if (reason !== null) throw new CommandError(refusals[reason]);
    return this.use.passwords.hash(password);
  }
}

const adminOf = (id: string) => ({ kind: 'admin', id });

/** The sentences of the pages are Italian; the command line is English. */
const refusals: Record<WeakPasswordReason, string> = {
  common: 'This password is one of the 10,000 most common ones.',
  breached: 'This password is in the list of stolen ones.',
  shop: 'A password is not made of words of the shop and of schools alone.',
  own: 'A password is neither the name, the e-mail address nor the shop.',
};

function checkedAddress(address: string): string {
  const { success, data } = emailSchema.safeParse(address);
  if (success) return data;
  throw new CommandError(`${address} is no e-mail address.`);
}

function checkedUsername(name: string): string {
  const username = name.trim().toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{1,59}$/.test(username)) return username;
  throw new CommandError(
    'A name has 2 to 60 letters without accents, digits, dots, hyphens or underscores.',
  );
}
