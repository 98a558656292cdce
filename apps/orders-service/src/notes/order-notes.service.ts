import { Injectable } from '@nestjs/common';
import {
  type OrderNote,
  ordersErrorCodes,
  type staffOrderEndpoints,
} from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { lockOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { OrderNoteEntity } from './order-note.entity';

interface NewNote extends BodyOf<typeof staffOrderEndpoints.saveNote> {
  orderId: string;
  savedBy: string;
}

/** Longest name of an admin that its column holds. */
const MOST_NAME = 60;

/** Notes of staff about orders, which nobody else reads. */
@Injectable()
export class OrderNotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Rejects as `not-found` where there is no such order. */
  async read(orderId: string): Promise<OrderNote> {
    const { manager } = this.dataSource;
    const note = await manager.findOneBy(OrderNoteEntity, { orderId });
    if (note === null && !(await manager.existsBy(OrderEntity, { id: orderId }))) {
      throw noSuchOrder();
    }
    return answerOf(note);
  }

  /** Rejects as `conflict` (`note-changed`) where another version is there by now than the one that was looked at. */
  async save({ orderId, text, version, savedBy }: NewNote): Promise<OrderNote> {
    const savedAt = new Date(this.clock.now());
    return inTransaction(this.dataSource, async (manager) => {
      // Under the order's lock, as all that belongs to it: whoever forgets the order forgets its note.
      await lockOrder(manager, orderId);
      const known = await manager.findOneBy(OrderNoteEntity, { orderId });
      if ((known?.version ?? 0) !== version) throw noteChanged();
      const note = {
        orderId,
        text,
        version: version + 1,
        savedAt,
        savedBy: savedBy.slice(0, MOST_NAME),
      };
      await write(manager, known, note);
      await this.auditLog.record(manager, {
        act: 'orders.noted',
        subject: { kind: 'order', id: orderId },
        before: known && this.stateOf(known),
        after: this.stateOf(note),
      });
      return answerOf(note);
    });
  }

  /** A note may be about people. */
  private stateOf({ text, version }: Pick<OrderNoteEntity, 'text' | 'version'>) {
    return { version, length: text.length, text: this.auditLog.hashed(text) };
  }
}

async function write(
  manager: EntityManager,
  known: OrderNoteEntity | null,
  note: OrderNoteEntity,
): Promise<void> {
  if (known === null) await manager.insert(OrderNoteEntity, note);
  else await manager.update(OrderNoteEntity, { orderId: note.orderId }, note);
}

function answerOf(note: OrderNoteEntity | null): OrderNote {
  return {
    text: note?.text ?? '',
    version: note?.version ?? 0,
    savedAt: note?.savedAt.toISOString() ?? null,
    savedBy: note?.savedBy ?? null,
  };
}

function noteChanged(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.noteChanged, {
    detail: 'Qualcun altro ha cambiato la nota nel frattempo: leggila e aggiungi la tua.',
  });
}
