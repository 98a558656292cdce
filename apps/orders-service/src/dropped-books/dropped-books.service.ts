import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { DroppedLines } from './dropped-lines';
import { TELL_DROPPED_TOPIC } from './tell-dropped-handler';

/** How many families would be told, and the telling. */
@Injectable()
export class DroppedBooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lines: DroppedLines,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
  ) {}

  async count(importId: number) {
    const found = await this.lines.find(importId);
    return { orders: found.size, lines: [...found.values()].flat().length };
  }

  /** Asked for here and done by the worker, order by order: so many may be that a call could not wait for them. */
  async tell(importId: number, orders: number) {
    const counted = await this.count(importId);
    if (counted.orders !== orders) {
      throw new DomainError('conflict', ordersErrorCodes.droppedBooksMoved, {
        detail: `Nel frattempo gli ordini sono diventati ${counted.orders}: guarda di nuovo prima di scrivere.`,
      });
    }
    await inTransaction(this.dataSource, async (manager) => {
      await this.outbox.add(manager, TELL_DROPPED_TOPIC, { importId });
      await this.auditLog.record(manager, {
        act: 'dropped-books.told',
        subject: { kind: 'import', id: String(importId) },
        after: counted,
      });
    });
    return counted;
  }
}
