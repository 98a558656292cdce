import { Injectable } from '@nestjs/common';
import {
  type ContactPreference,
  type ContactPurpose,
  contactPurposes,
  type KeptConsent,
} from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUser } from '../users/lock-user';
import { ContactPreferenceEntity } from './contact-preference.entity';

/** For what accounts have said that we may write to them. */
@Injectable()
export class ContactPreferencesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** All there are, in the contract's order. */
  async list(userUid: string): Promise<{ preferences: ContactPreference[] }> {
    const rows = await this.rowsOf(userUid);
    const purposes = Object.keys(contactPurposes) as ContactPurpose[];
    return {
      preferences: purposes.map((purpose) =>
        toPreference(purpose, rows.find((row) => row.purpose === purpose)?.since),
      ),
    };
  }

  /** What is kept of each consent. */
  async collect(userUid: string): Promise<KeptConsent[]> {
    const rows = await this.rowsOf(userUid);
    return rows.map(({ purpose, since, shown }) => ({
      purpose,
      since: since.toISOString(),
      shown,
    }));
  }

  /** By the name of a purpose; throws `not-found` where there is none such. */
  async setNamed(userUid: string, name: string, isOn: boolean): Promise<ContactPreference> {
    if (!isPurpose(name)) throw new DomainError('not-found', sharedErrorCodes.notFound);
    return this.set(userUid, name, isOn);
  }

  /** Switched on twice, it is on since the first time. */
  async set(userUid: string, purpose: ContactPurpose, isOn: boolean): Promise<ContactPreference> {
    const { since, isNews } = await inTransaction(this.dataSource, async (manager) => {
      // An account that is being deleted leaves nothing behind.
      await lockUser(manager, userUid);
      const known = await manager.findOneBy(ContactPreferenceEntity, { userUid, purpose });
      if (!isOn) {
        await manager.delete(ContactPreferenceEntity, { userUid, purpose });
        return { since: undefined, isNews: known !== null };
      }
      if (known !== null) return { since: known.since, isNews: false };
      const row = { userUid, purpose, since: new Date(this.clock.now()), shown: shownFor(purpose) };
      await manager.insert(ContactPreferenceEntity, row);
      return { since: row.since, isNews: true };
    });
    if (isNews) this.note(userUid, purpose, isOn);
    return toPreference(purpose, since);
  }

  /** Whether an account is written to for a purpose, as it is now. */
  isOn(manager: EntityManager, userUid: string, purpose: ContactPurpose): Promise<boolean> {
    return manager.existsBy(ContactPreferenceEntity, { userUid, purpose });
  }

  /** The log keeps the consents and the ends of them beyond the rows. */
  private note(userId: string, purpose: ContactPurpose, isOn: boolean): void {
    this.securityLog.record({
      level: 'INFO',
      category: 'account.contact',
      message: isOn ? 'Avvisi per e-mail attivati' : 'Avvisi per e-mail disattivati',
      data: { purpose },
      userId,
    });
  }

  private rowsOf(userUid: string): Promise<ContactPreferenceEntity[]> {
    return this.dataSource.manager.find(ContactPreferenceEntity, {
      where: { userUid },
      order: { purpose: 'ASC' },
    });
  }
}

const isPurpose = (name: string): name is ContactPurpose => Object.hasOwn(contactPurposes, name);

function toPreference(purpose: ContactPurpose, since: Date | undefined): ContactPreference {
  const { title, purpose: text } = contactPurposes[purpose];
  return { purpose, title, text, since: since?.toISOString() ?? null };
}

/** What stood beside the switch. */
function shownFor(purpose: ContactPurpose): string {
  const { title, purpose: text } = contactPurposes[purpose];
  return `${title}. ${text}`;
}
