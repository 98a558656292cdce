import { type AdminProduct, type CeMarking, productFields } from '@zaino/contracts/catalogue';
import { issueSentence } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { guardText, joinEntries, splitEntries, unguardText } from '@zaino/service/csv/cell-text';
import type { ProductValues } from '../products/product-values';
import { type CellValue, readDecimal, readFlag, readInteger, writeDecimal } from './cell-value';
import { nameKey } from './name-key';

/** The columns of a file, in the order of an export. */
export const csvColumns = [
  'id',
  'nome',
  'descrizione',
  'categoria',
  'prezzoOriginale',
  'margine',
  'sconto',
  'prezzoVendita',
  'prezzoScontato',
  'fornitore',
  'fornitoreProductId',
  'urlAliexpress',
  'immagini',
  'tags',
  'active',
  'inVendita',
  'pezzi_disponibili',
  'pezzi_singolo_acquisto',
  'valutazione',
  'numeroRecensioni',
  'produttore',
  'avvertenze',
  'marcaturaCe',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** A product as a file tells it. */
export type CsvProduct = Pick<AdminProduct, CsvColumn>;

export type CsvField = keyof ProductValues;

const ceWords: Record<CeMarking, string> = {
  presente: 'sì',
  'non-dovuta': 'no',
  'da-verificare': 'da verificare',
};

interface Kind {
  write: (value: never) => string;
  read: (cell: string) => CellValue<unknown>;
  isSame: (one: never, other: never) => boolean;
}

const equal = (one: unknown, other: unknown) => one === other;

const text: Kind = {
  write: guardText,
  read: (cell) => ({ value: unguardText(cell) }),
  isSame: equal,
};
/** Of a category, a supplier or a maker: the table decides how it is written. */
const name: Kind = {
  ...text,
  isSame: (one: string, other: string) => nameKey(one) === nameKey(other),
};
/** Spreadsheets shorten long numbers. */
const code: Kind = {
  ...text,
  read: (cell) =>
    /^\d([.,]\d+)?E\+?\d+$/i.test(cell.trim())
      ? {
          problem: `Il foglio di calcolo ha abbreviato il codice (${cell.trim()}): usa il formato testo`,
        }
      : text.read(cell),
};
const list: Kind = {
  write: (entries: string[]) => guardText(joinEntries(entries)),
  read: (cell) => ({ value: splitEntries(unguardText(cell)) }),
  isSame: (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other),
};
const flag: Kind = {
  write: (value: boolean) => (value ? 'sì' : 'no'),
  read: readFlag,
  isSame: equal,
};
/** `sì`, `no`, or `da verificare` as long as nobody has looked. */
const ceMarking: Kind = {
  write: (value: CeMarking) => ceWords[value],
  read: (cell) => {
    const word = cell.trim().toLowerCase().normalize('NFC');
    if (word === ceWords['da-verificare']) return { value: 'da-verificare' };
    const read = readFlag(cell);
    if ('problem' in read) return { problem: 'Serve «sì», «no» o «da verificare»' };
    return { value: read.value ? 'presente' : 'non-dovuta' };
  },
  isSame: equal,
};
const integer: Kind = { write: String, read: readInteger, isSame: equal };
/** Kept in hundredths. */
const decimal: Kind = {
  write: (value: number) => writeDecimal(value),
  read: readDecimal,
  isSame: (one: number, other: number) => toCents(one) === toCents(other),
};
const price: Kind = { ...decimal, write: (value: number) => writeDecimal(value, 2) };

const kinds: Record<CsvColumn, Kind> = {
  id: text,
  nome: text,
  descrizione: text,
  categoria: name,
  prezzoOriginale: price,
  margine: decimal,
  sconto: decimal,
  prezzoVendita: price,
  prezzoScontato: price,
  fornitore: name,
  fornitoreProductId: code,
  urlAliexpress: text,
  immagini: list,
  tags: list,
  active: flag,
  inVendita: flag,
  pezzi_disponibili: integer,
  pezzi_singolo_acquisto: integer,
  valutazione: decimal,
  numeroRecensioni: integer,
  produttore: name,
  avvertenze: text,
  marcaturaCe: ceMarking,
};

/** What an import may set; prices for sale are read by people only. */
export const csvFields = csvColumns.filter((column) => column in productFields) as CsvField[];

/** A cell of an export. */
export function writeCell(column: CsvColumn, product: CsvProduct): string {
  return kinds[column].write(product[column] as never);
}

/** A value as a person is shown it: a cell without its guard. */
export function showValue(field: CsvField, value: unknown): string {
  return unguardText(kinds[field].write(value as never));
}

export function isSameValue(field: CsvField, one: unknown, other: unknown): boolean {
  return kinds[field].isSame(one as never, other as never);
}

/** What a cell that is not empty sets, checked as the admin's form is. */
export function readCell(field: CsvField, cell: string): CellValue<unknown> {
  const read = kinds[field].read(cell);
  return 'problem' in read ? read : checkValue(field, read.value);
}

function checkValue(field: CsvField, value: unknown): CellValue<unknown> {
  const checked = productFields[field].safeParse(value, { error: issueSentence });
  if (checked.success) return { value: checked.data };
  return { problem: checked.error.issues[0]?.message ?? 'Il valore non è ammesso' };
}
