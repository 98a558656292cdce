import type { BulkField } from '@zaino/data-table/bulk-dialog';
import { italianDay } from '@zaino/rules/italian-day';

type DatedCommand = 'order-from-supplier' | 'change-dates';

/** The field for the day on which a supplier delivers. */
export const supplierDayField = (label: string): BulkField => ({
  label,
  hint: 'Le famiglie vedono questa data e ricevono una mail.',
  isDate: true,
});

/** Reads that day, or says what is wrong with it. Both days are the same: what a supplier says is one day. */
export const readSupplierDay =
  <Command extends DatedCommand>(command: Command) =>
  (text: string): { command: Command; expected: { from: string; to: string } } | string => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Scegli un giorno';
    if (text < italianDay(Date.now())) return 'Scegli un giorno da oggi in poi';
    return { command, expected: { from: text, to: text } };
  };
