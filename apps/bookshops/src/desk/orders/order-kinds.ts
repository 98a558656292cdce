import { doneWords } from '@zaino/buying/done-words';
import { readSupplierDay, supplierDayField } from '@zaino/buying/supplier-day';
import type { DeskBulkCommand, DeskStage } from '@zaino/contracts/orders';
import type { BulkKind } from '@zaino/data-table/bulk-dialog';
import { type BulkEffect, bulkEffect, type Effect } from '@zaino/data-table/bulk-effect';
import { dayWords } from '@zaino/rules/day-words';
import type { DeskOrderRow } from './order-rows';
import { orderNoun } from './orders-table';
import { stageWords } from './stage-words';

/** A command of the desk as the dialog of many orders gives it. */
export type OrderChange = Exclude<DeskBulkCommand, { command: 'take-back' }>;
export type OrderKindName = OrderChange['command'];

const done = doneWords(orderNoun);

const field = supplierDayField('Previsto in libreria il');

export const orderKinds: Record<OrderKindName, BulkKind<OrderChange>> = {
  'order-from-supplier': {
    words: 'Segna come chiesti al fornitore',
    verb: 'Segna',
    title: 'Chiesti al fornitore:',
    field,
    read: readSupplierDay('order-from-supplier'),
    done: done('chiesto al fornitore', 'chiesti al fornitore'),
  },
  'change-dates': {
    words: 'Cambia la data prevista',
    verb: 'Cambia la data di',
    title: 'Cambia la data di',
    field,
    read: readSupplierDay('change-dates'),
    done: done('con una nuova data', 'con una nuova data'),
  },
  reserve: {
    words: 'Segna come arrivati',
    verb: 'Segna',
    title: 'Arrivati:',
    read: () => ({ command: 'reserve' }),
    done: done('messo da parte', 'messi da parte'),
  },
  'mark-ready': {
    words: 'Segna come pronti e avvisa le famiglie',
    verb: 'Avvisa per',
    title: 'Pronti:',
    read: () => ({ command: 'mark-ready' }),
    done: done('pronto, famiglia avvisata', 'pronti, famiglie avvisate'),
  },
  deliver: {
    words: 'Segna come consegnati',
    verb: 'Segna',
    title: 'Consegnati:',
    read: () => ({ command: 'deliver' }),
    done: done('consegnato', 'consegnati'),
  },
};

const stageAfter: Record<OrderKindName, DeskStage> = {
  'order-from-supplier': 'awaited',
  'change-dates': 'awaited',
  reserve: 'complete',
  'mark-ready': 'ready',
  deliver: 'handed-over',
};

/** Orders of which some lines allow the command; the server decides again. */
export function orderEffect(
  rows: readonly DeskOrderRow[],
  { command }: OrderChange,
): BulkEffect<DeskOrderRow> {
  return bulkEffect(rows, (row) =>
    row.order.commands.includes(command)
      ? { ...row, standing: stageWords[stageAfter[command]] }
      : 'refused',
  );
}

/** `ZN-7K3M-9QXD, In arrivo → Completo`. */
export const effectWords = ({ before, after }: Effect<DeskOrderRow>): string =>
  `${before.number}, ${before.standing} → ${after?.standing ?? ''}`;

export const refusedWords = (rows: readonly DeskOrderRow[]): string =>
  rows.length === 1
    ? '1 ordine non è a questo punto e resta com’è.'
    : `${rows.length} ordini non sono a questo punto e restano come sono.`;

/** What an order says of a day, for the message of a change. */
export const dayNote = (change: OrderChange): string =>
  'expected' in change ? `, previsto ${dayWords(change.expected.to)}` : '';
