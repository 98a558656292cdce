import { Injectable } from '@nestjs/common';
import { AuditLog, type StaffAct } from '@zaino/service/audit-log/audit-log';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../orders/actor';

/** What staff does with the books of the shop itself, for the audit log; a bookshop's own acts stand in none. */
@Injectable()
export class ShopActs {
  constructor(private readonly auditLog: AuditLog) {}

  /** In the transaction of the act. */
  async record(manager: EntityManager, { who }: Actor, act: StaffAct): Promise<void> {
    if (who === 'staff') await this.auditLog.record(manager, act);
  }

  /** Of a call that turned out to change nothing. */
  changedNothing(): void {
    this.auditLog.changedNothing();
  }
}

/** Copies of a book on the shelf, as the audit log names them. */
export function shelfAct(
  act: 'orders.shelved' | 'orders.unshelved',
  { isbn, copies }: { isbn: string; copies: number },
): StaffAct {
  return { act, subject: { kind: 'book', id: isbn }, after: { copies } };
}
