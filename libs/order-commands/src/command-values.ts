import {
  CARRIER_MISSING,
  CARRIER_PAGE_WRONG,
  ISBN_MISSING,
  type LinePieces,
  type OrderLine,
  type StaffCommand,
  supplierDaysErrors,
  TRACKING_CODE_MISSING,
} from '@zaino/contracts/orders';
import { REASON_MISSING, TITLE_MISSING } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { formatAmount, formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { readEuro } from '@zaino/rules/read-euro';
import { formText } from '@zaino/web/form-text';
import type { FieldErrors } from '@zaino/web/use-submission';
import type { StaffCommandName } from './command-words';
import { refundableCents } from './order-money';

type Read = { command: StaffCommand } | { errors: FieldErrors };

/** What was written into a field of the form, without blanks around it. */
type Written = (field: string) => string;

/** What the family has paid for the lines and was not given back, as it is written into a field: `19,90`. */
export const refundableEuro = (lines: readonly OrderLine[]): string =>
  formatAmount(toEuro(refundableCents(lines)));

/** The field that says of how many pieces of a line a command is. */
export const piecesField = (lineId: string) => `pieces.${lineId}`;

/** Lines of which the form means only some pieces; left out where it means all of each. */
type Some = { pieces?: LinePieces };

/** What a form means. */
interface Asked {
  lineIds: string[];
  lines: readonly OrderLine[];
  text: Written;
  some: Some;
}

type Readers = Record<StaffCommandName, (asked: Asked) => Read>;

const readers: Readers = {
  'order-from-supplier': ({ lineIds, text }) =>
    withDates({ command: 'order-from-supplier', lineIds }, text),
  'change-dates': ({ lineIds, text }) => withDates({ command: 'change-dates', lineIds }, text),
  'substitute-edition': ({ lineIds, text }) =>
    required(
      { isbn: ISBN_MISSING, title: TITLE_MISSING },
      { command: 'substitute-edition', lineIds, isbn: text('isbn'), title: text('title') },
    ),
  ship: ({ lineIds, text }) => withParcel(lineIds, text),
  cancel: ({ lineIds, text, some }) =>
    withReason({ command: 'cancel', lineIds, ...some, reason: text('reason') }),
  'receive-return': ({ lineIds, text, some }) => ({
    command: { command: 'receive-return', lineIds, ...some, restocks: text('restocks') === 'on' },
  }),
  refund: withAmount,
  reserve: ({ lineIds }) => ({ command: { command: 'reserve', lineIds } }),
  'mark-ready': ({ lineIds }) => ({ command: { command: 'mark-ready', lineIds } }),
  deliver: ({ lineIds }) => ({ command: { command: 'deliver', lineIds } }),
  'take-back': ({ lineIds }) => ({ command: { command: 'take-back', lineIds } }),
  'register-shop-payment': ({ lineIds }) => ({
    command: { command: 'register-shop-payment', lineIds },
  }),
};

/** The command that a form asks for, or what is missing in it. */
export function readCommand(
  name: StaffCommandName,
  lines: readonly OrderLine[],
  form: FormData,
): Read {
  const text: Written = (field) => formText(form, field);
  const pieces = somePieces(lines, form);
  const lineIds = lines.map(({ id }) => id);
  return readers[name]({ lineIds, lines, text, some: pieces.length > 0 ? { pieces } : {} });
}

/** Lines of which a form means only some pieces, as the contract says it. */
export function somePieces(
  lines: readonly Pick<OrderLine, 'id' | 'quantity'>[],
  form: FormData,
): LinePieces {
  return lines.flatMap(({ id: lineId, quantity: of }) => {
    const quantity = Number(formText(form, piecesField(lineId)) || of);
    return quantity < of ? { lineId, quantity, of } : [];
  });
}

function required(sentences: Record<string, string>, command: StaffCommand): Read {
  const values = command as unknown as Record<string, unknown>;
  const missing = Object.entries(sentences).filter(([field]) => values[field] === '');
  return missing.length > 0 ? { errors: Object.fromEntries(missing) } : { command };
}

function withReason(command: StaffCommand): Read {
  return required({ reason: REASON_MISSING }, command);
}

function withDates(
  command: Omit<Extract<StaffCommand, { expected: unknown }>, 'expected'>,
  text: Written,
): Read {
  const expected = { from: text('from'), to: text('to') };
  const wrong = supplierDaysErrors(expected, italianDay(Date.now()));
  if (wrong.length > 0) {
    return { errors: Object.fromEntries(wrong.map(({ path, message }) => [path, message])) };
  }
  return { command: { ...command, expected } };
}

/** No more than was paid: what there is of it is said where somebody wants more. */
function withAmount({ lineIds, lines, text }: Asked): Read {
  const amount = readEuro(text('amount'));
  if (amount === null || amount === 0)
    return { errors: { amount: 'Scrivi un importo come 19,90' } };
  const [cents, most] = [toCents(amount), refundableCents(lines)];
  if (cents > most) return { errors: { amount: `Al massimo ${formatEuro(toEuro(most))}` } };
  return withReason({ command: 'refund', lineIds, amount: toEuro(cents), reason: text('reason') });
}

function withParcel(lineIds: string[], text: Written): Read {
  const url = text('url');
  if (url !== '' && !(URL.canParse(url) && url.startsWith('https://'))) {
    return { errors: { url: CARRIER_PAGE_WRONG } };
  }
  return required(
    { carrier: CARRIER_MISSING, code: TRACKING_CODE_MISSING },
    { command: 'ship', lineIds, carrier: text('carrier'), code: text('code'), url },
  );
}
