import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { DataSource, type EntityManager } from 'typeorm';
import type { FactorChange, HolderAccount } from './holder-account';

/** What every change of a second factor brings with it: the lock, the mail and the line of the security log. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly securityLog: SecurityLog,
  ) {}

  async make<Result>(
    account: HolderAccount,
    { change, factor }: FactorChange,
    action: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(this.dataSource, async (manager) => {
      await account.lock(manager);
      const made = await action(manager);
      await account.tell(manager, { change, factor });
      return made;
    });
    const message = change === 'added' ? 'Secondo fattore aggiunto' : 'Secondo fattore tolto';
    this.record(account, message, { factor });
    return result;
  }

  record({ holder }: HolderAccount, message: string, data: object = {}): void {
    const category = 'auth.second-factor';
    this.securityLog.record({ level: 'INFO', category, message, data, userId: holder.id });
  }
}
