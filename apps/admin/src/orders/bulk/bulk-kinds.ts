import { readSupplierDay } from '@zaino/buying/supplier-day';
import { LONGEST_COMMAND_REASON, type StaffBulkCommand } from '@zaino/contracts/orders';
import { REASON_MISSING } from '@zaino/contracts/shared';
import { counted } from '@zaino/data-table/count-words';
import { italianDay } from '@zaino/rules/italian-day';
import { formatEuro } from '@zaino/rules/money';
import { orderNoun } from '../orders-table';

export type OrderBulkKindName = Exclude<StaffBulkCommand['command'], 'take-back'>;

/** A command that can be given to many orders. */
interface BulkKind {
  /** In the list of kinds, and before how many orders it is for. */
  words: string;
  /** What follows for the families. */
  effect?: string;
  /** What it has to be told beside. */
  field?: { label: string; hint?: string; isDate?: boolean };
  /** The command, or what is wrong with what was told. */
  read: (text: string) => StaffBulkCommand | string;
  /** As asked about before it is told anything: that changes none of what is possible. */
  sample: () => StaffBulkCommand;
  /** Of the button: what it does to how many orders, and with how much money. */
  button: (orders: number, refund: number) => string;
  done: (orders: number) => string;
}

const many = (count: number) => counted(orderNoun, count);
const today = () => italianDay(Date.now());

const supplierDay = {
  label: 'Previsto il',
  hint: 'Le famiglie vedono questa data e ricevono un’e-mail.',
  isDate: true,
};

const dated = (command: 'order-from-supplier' | 'change-dates') => ({
  field: supplierDay,
  read: readSupplierDay(command),
  sample: () => ({ command, expected: { from: today(), to: today() } }),
});

const plain = (command: 'reserve' | 'mark-ready' | 'deliver') => ({
  read: () => ({ command }),
  sample: () => ({ command }),
});

/** In the order in which orders go through them. */
export const bulkKinds: Readonly<Record<OrderBulkKindName, BulkKind>> = {
  'order-from-supplier': {
    words: 'Segna come chiesti al fornitore',
    ...dated('order-from-supplier'),
    button: (orders) => `Segna come chiesti ${many(orders)}`,
    done: (orders) => `Chiesti al fornitore: ${many(orders)}`,
  },
  'change-dates': {
    words: 'Cambia la data prevista',
    ...dated('change-dates'),
    button: (orders) => `Cambia la data di ${many(orders)}`,
    done: (orders) => `Cambiata la data: ${many(orders)}`,
  },
  reserve: {
    words: 'Segna come arrivati e messi da parte',
    ...plain('reserve'),
    button: (orders) => `Metti da parte ${many(orders)}`,
    done: (orders) => `Messi da parte: ${many(orders)}`,
  },
  'mark-ready': {
    words: 'Segna come pronti per il ritiro',
    effect: 'Le famiglie ricevono un’e-mail con indirizzo e orari della libreria.',
    ...plain('mark-ready'),
    button: (orders) => `Avvisa per ${many(orders)}`,
    done: (orders) => `Pronti, famiglie avvisate: ${many(orders)}`,
  },
  deliver: {
    words: 'Segna come consegnati',
    effect: 'Da oggi le famiglie hanno 14 giorni per recedere.',
    ...plain('deliver'),
    button: (orders) => `Segna come consegnati ${many(orders)}`,
    done: (orders) => `Consegnati: ${many(orders)}`,
  },
  cancel: {
    words: 'Annulla le righe non ancora spedite',
    effect: 'Non si può riportare indietro. Quello che è stato pagato torna alle famiglie.',
    field: { label: 'Motivo, per le famiglie' },
    read: (text) => {
      const reason = text.trim();
      if (reason === '') return REASON_MISSING;
      if (reason.length > LONGEST_COMMAND_REASON)
        return `Il motivo è troppo lungo: al massimo ${LONGEST_COMMAND_REASON} caratteri`;
      return { command: 'cancel', reason };
    },
    sample: () => ({ command: 'cancel', reason: 'Anteprima' }),
    button: (orders, refund) =>
      refund > 0
        ? `Annulla le righe di ${many(orders)} e rimborsa ${formatEuro(refund)}`
        : `Annulla le righe di ${many(orders)}`,
    done: (orders) => `Annullate le righe: ${many(orders)}`,
  },
};
