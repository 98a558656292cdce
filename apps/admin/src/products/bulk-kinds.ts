import {
  HIGHEST_PRICE,
  pricePercentSchema,
  productFields,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import type { BulkKind } from '@zaino/data-table/bulk-dialog';
import type { Effect } from '@zaino/data-table/bulk-effect';
import { named } from '@zaino/data-table/count-words';
import { validateForm } from '@zaino/web/validate-form';
import type { BulkChange } from './product-effect';
import { products, productsAre } from './product-words';
import { ceWords } from './form/ce-words';
import { readNumber } from './quick-fields';

type Kind = BulkKind<BulkChange>;

const number = (
  text: string,
  rule: Parameters<typeof readNumber>[1],
  change: (value: number) => BulkChange,
) => {
  const value = readNumber(text, rule);
  return typeof value === 'string' ? value : change(value);
};

function category(text: string): BulkChange | string {
  const categoria = text.trim();
  const { '': wrong } = validateForm(productFields.categoria, categoria);
  return wrong ?? { kind: 'fields', fields: { categoria } };
}

function maker(text: string): BulkChange | string {
  const produttore = text.trim();
  if (produttore === '') return 'Scegli un produttore';
  const { '': wrong } = validateForm(productFields.produttore, produttore);
  return wrong ?? { kind: 'fields', fields: { produttore } };
}

const changed = (count: number) => productsAre(count, 'modificat');

/** What can be done with the chosen products. */
export const bulkKinds = {
  attiva: {
    words: 'Attiva',
    verb: 'Attiva',
    title: 'Modifica',
    read: () => ({ kind: 'fields', fields: { active: true } }),
    done: (count) => productsAre(count, 'attivat'),
  },
  disattiva: {
    words: 'Disattiva',
    verb: 'Disattiva',
    title: 'Modifica',
    read: () => ({ kind: 'fields', fields: { active: false } }),
    done: (count) => productsAre(count, 'disattivat'),
  },
  categoria: {
    words: 'Cambia la categoria',
    verb: 'Modifica',
    title: 'Modifica',
    field: { label: 'Categoria' },
    read: category,
    done: changed,
  },
  produttore: {
    words: 'Imposta il produttore',
    verb: 'Modifica',
    title: 'Modifica',
    field: { label: 'Produttore', hint: 'Il nome di uno che c’è tra i produttori.' },
    read: maker,
    done: changed,
  },
  cePresente: {
    words: 'Marcatura CE: presente',
    verb: 'Modifica',
    title: 'Modifica',
    read: () => ({ kind: 'fields', fields: { marcaturaCe: 'presente' } }),
    done: changed,
  },
  ceNonDovuta: {
    words: 'Marcatura CE: non dovuta',
    verb: 'Modifica',
    title: 'Modifica',
    read: () => ({ kind: 'fields', fields: { marcaturaCe: 'non-dovuta' } }),
    done: changed,
  },
  margine: {
    words: 'Imposta il margine',
    verb: 'Modifica',
    title: 'Modifica',
    field: { label: 'Margine, %', isNumber: true },
    read: (text) =>
      number(text, productFields.margine, (margine) => ({ kind: 'fields', fields: { margine } })),
    done: changed,
  },
  sconto: {
    words: 'Imposta lo sconto',
    verb: 'Modifica',
    title: 'Modifica',
    field: { label: 'Sconto, %', isNumber: true },
    read: (text) =>
      number(text, productFields.sconto, (sconto) => ({ kind: 'fields', fields: { sconto } })),
    done: changed,
  },
  prezzo: {
    words: 'Cambia il prezzo in percentuale',
    verb: 'Modifica',
    title: 'Modifica',
    field: {
      label: 'Variazione del prezzo originale, %',
      hint: 'Per abbassarlo comincia con il segno meno: −5',
    },
    read: (text) => number(text, pricePercentSchema, (percent) => ({ kind: 'price', percent })),
    done: changed,
  },
  elimina: {
    words: 'Elimina',
    verb: 'Elimina',
    title: 'Elimina',
    isAlone: true,
    read: () => ({ kind: 'delete' }),
    done: (count) => productsAre(count, 'eliminat'),
  },
} as const satisfies Record<string, Kind>;
export type ProductBulkKindName = keyof typeof bulkKinds;

const figures: readonly [keyof ProductRow, string, (row: ProductRow) => string][] = [
  ['categoria', '', ({ categoria }) => categoria],
  ['produttore', 'Produttore', ({ produttore }) => produttore || 'nessuno'],
  ['marcaturaCe', 'CE', ({ marcaturaCe }) => ceWords[marcaturaCe].toLowerCase()],
  ['active', '', ({ active }) => (active ? 'Attivo' : 'Inattivo')],
  ['margine', 'Margine', ({ margine }) => `${formatAmount(margine)} %`],
  ['sconto', 'Sconto', ({ sconto }) => `${formatAmount(sconto)} %`],
  ['prezzoOriginale', 'Originale', ({ prezzoOriginale }) => formatEuro(prezzoOriginale)],
  ['prezzoVendita', 'Vendita', ({ prezzoVendita }) => formatEuro(prezzoVendita)],
  ['prezzoScontato', 'Scontato', ({ prezzoScontato }) => formatEuro(prezzoScontato)],
  ['pezzi_disponibili', 'Pezzi', (row) => String(row.pezzi_disponibili)],
  ['disponibile', '', ({ disponibile }) => (disponibile ? 'Disponibile' : 'Non disponibile')],
];

/** What differs between two states of a product: `Vendita 12,50 € → 13,75 €`. */
export function differenceWords(before: ProductRow, after: ProductRow): string[] {
  return figures
    .filter(([field]) => before[field] !== after[field])
    .map(([, name, words]) => `${name && `${name} `}${words(before)} → ${words(after)}`);
}

/** What a change does to one product. */
export const effectWords = ({ before, after }: Effect<ProductRow>): string =>
  after ? differenceWords(before, after).join(', ') : `${before.id}, ${before.categoria}`;

/** Why the price of some products stays as it is. */
export function refusedWords(rows: readonly ProductRow[]): string {
  const [would, stay] = rows.length === 1 ? ['supererebbe', 'resta'] : ['supererebbero', 'restano'];
  const names = named(rows.map(({ nome }) => nome));
  return `${products(rows.length)} ${would} ${formatEuro(HIGHEST_PRICE)} e ${stay} com’è: ${names}.`;
}
