import { randomUUID } from 'node:crypto';
import { CommandError } from '@zaino/service/command-error';
import type { SessionStore } from '@zaino/service/sessions/session-store';
import type { DataSource, Repository } from 'typeorm';
import { accountSubject, type AttemptCounter } from '../lockout/attempt-counter';
import type { Passwords } from '../passwords/passwords';
import { forgetFactors } from '../second-factor/forget-factors';
import { AdminEntity } from './admin.entity';
import { recordCommand } from './record-command';

interface Collaborators {
  dataSource: DataSource;
  passwords: Pick<Passwords, 'hash'>;
  sessions: Pick<SessionStore, 'revokeAll'>;
  failures: Pick<AttemptCounter, 'clear'>;
}

/** Sessions until then count no more, even where Redis brings them back. */
const nextGeneration = { sessionGeneration: () => 'session_generation + 1' };

/** What the command line does with admins. Refuses with a sentence for the person at the keyboard. */
export class AdminAccounts {
  private readonly admins: Repository<AdminEntity>;

  constructor(private readonly use: Collaborators) {
    this.admins = use.dataSource.getRepository(AdminEntity);
  }

  async create(name: string, password: string): Promise<void> {
    const username = checkedUsername(name);
    const isTaken = await this.admins.existsBy({ username });
    if (isTaken) throw new CommandError(`There is an admin of the name ${username} already.`);
    const passwordHash = await this.use.passwords.hash(password);
    await this.admins.insert({ id: randomUUID(), username, passwordHash });
  }

  list(): Promise<AdminEntity[]> {
    return this.admins.find({ order: { username: 'ASC' } });
  }

  /** Also enables an admin again; whoever was signed in by the old password is signed out. */
  async changePassword(name: string, password: string): Promise<void> {
    const { id, username } = await this.require(name);
    const passwordHash = await this.use.passwords.hash(password);
    await this.admins.update({ id }, { passwordHash, disabledAt: null, ...nextGeneration });
    await this.use.sessions.revokeAll(id);
    await this.use.failures.clear(accountSubject({ kind: 'admin', name: username }));
  }

  async disable(name: string): Promise<void> {
    const { id } = await this.require(name);
    await this.admins.update({ id }, { disabledAt: new Date(), ...nextGeneration });
    await this.use.sessions.revokeAll(id);
  }

  /** For who has lost app, passkeys and recovery codes; signs out everywhere. Gives whether there were any. */
  async removeFactors(name: string): Promise<boolean> {
    const { id } = await this.require(name);
    const hadAny = await this.use.dataSource.transaction(async (manager) => {
      await manager.update(AdminEntity, { id }, nextGeneration);
      return forgetFactors(manager, { kind: 'admin', id });
    });
    await this.use.sessions.revokeAll(id);
    const message = 'Secondo fattore di un amministratore tolto dalla riga di comando';
    await recordCommand(this.use.dataSource, { message, adminId: id });
    return hadAny;
  }

  /** Fails where there is no such admin, before anybody is asked for a password. */
  async require(name: string): Promise<AdminEntity> {
    const username = checkedUsername(name);
    const admin = await this.admins.findOneBy({ username });
    if (admin === null) throw new CommandError(`There is no admin of the name ${username}.`);
    return admin;
  }
}

function checkedUsername(name: string): string {
  const username = name.trim().toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{1,59}$/.test(username)) return username;
  throw new CommandError(
    'A name has 2 to 60 letters without accents, digits, dots, hyphens or underscores.',
  );
}
