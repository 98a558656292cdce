import { pricePercentSchema, productFields, type ProductRow } from '@zaino/contracts/catalogue';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import { validateForm } from '@zaino/web/validate-form';
import type { BulkChange, Effect } from './bulk-effect';
import { products, productsAre } from './count-words';
import { readNumber } from './quick-fields';

interface Kind {
  /** In the list of kinds. */
  words: string;
  /** Of the button that does it. */
  verb: string;
  /** Of the field for its value; a kind without has none. */
  field?: string;
  /** The change, or a sentence that says what is wrong with the value. */
  read: (text: string) => BulkChange | string;
  done: (count: number) => string;
}

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

const changed = (count: number) => productsAre(count, 'modificat');

/** What can be done with the chosen products. */
export const bulkKinds = {
  attiva: {
    words: 'Attiva',
    verb: 'Attiva',
    read: () => ({ kind: 'fields', fields: { active: true } }),
    done: (count) => productsAre(count, 'attivat'),
  },
  disattiva: {
    words: 'Disattiva',
    verb: 'Disattiva',
    read: () => ({ kind: 'fields', fields: { active: false } }),
    done: (count) => productsAre(count, 'disattivat'),
  },
  categoria: {
    words: 'Cambia la categoria',
    verb: 'Modifica',
    field: 'Categoria',
    read: category,
    done: changed,
  },
  margine: {
    words: 'Imposta il margine',
    verb: 'Modifica',
    field: 'Margine, %',
    read: (text) =>
      number(text, productFields.margine, (margine) => ({ kind: 'fields', fields: { margine } })),
    done: changed,
  },
  sconto: {
    words: 'Imposta lo sconto',
    verb: 'Modifica',
    field: 'Sconto, %',
    read: (text) =>
      number(text, productFields.sconto, (sconto) => ({ kind: 'fields', fields: { sconto } })),
    done: changed,
  },
  prezzo: {
    words: 'Cambia il prezzo in percentuale',
    verb: 'Modifica',
    field: 'Variazione del prezzo originale, %',
    read: (text) => number(text, pricePercentSchema, (percent) => ({ kind: 'price', percent })),
    done: changed,
  },
  elimina: {
    words: 'Elimina',
    verb: 'Elimina',
    read: () => ({ kind: 'delete' }),
    done: (count) => productsAre(count, 'eliminat'),
  },
} as const satisfies Record<string, Kind>;
export type BulkKind = keyof typeof bulkKinds;

export const kindOf = (kind: BulkKind): Kind => bulkKinds[kind];

const figures: readonly [keyof ProductRow, string, (row: ProductRow) => string][] = [
  ['categoria', '', ({ categoria }) => categoria],
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
export const effectWords = ({ before, after }: Effect): string =>
  after ? differenceWords(before, after).join(', ') : `${before.id}, ${before.categoria}`;

/** `3 prodotti sono già così`; null for none. */
export function unchangedWords(count: number): string | null {
  if (count === 0) return null;
  return `${products(count)} ${count === 1 ? 'è' : 'sono'} già così.`;
}
