import { supplierDaysErrors } from '@zaino/contracts/orders';
import { DAY_MISSING } from '@zaino/contracts/shared';
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
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return DAY_MISSING;
    const expected = { from: text, to: text };
    const [wrong] = supplierDaysErrors(expected, italianDay(Date.now()));
    return wrong?.message ?? { command, expected };
  };
