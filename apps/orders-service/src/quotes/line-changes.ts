import type { Quote } from '@zaino/contracts/orders';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import type { OfferedLine } from './priced-line';

type QuoteChange = Quote['changes'][number];

/** What is no longer as the customer saw it, in their words. */
export function lineChanges(line: OfferedLine): QuoteChange[] {
  const { key, availability, obstacle } = line;
  if (availability === 'gone') {
    return [{ key, kind: 'gone', text: obstacle ?? `${nameOf(line)} non è più disponibile.` }];
  }
  return [...priceChange(line), ...piecesChange(line)];
}

/** What a bookshop takes off is no change of the price: it is told by itself. */
function priceChange(line: OfferedLine): QuoteChange[] {
  const { key, listCents, wanted } = line;
  if (listCents === toCents(wanted.prezzo)) return [];
  const before = formatEuro(wanted.prezzo);
  const now = formatEuro(toEuro(listCents));
  return [
    { key, kind: 'price', text: `Il prezzo di ${nameOf(line)} è cambiato: da ${before} a ${now}.` },
  ];
}

function piecesChange(line: OfferedLine): QuoteChange[] {
  const { key, availability, pieces, obstacle } = line;
  if (availability !== 'short') return [];
  const left = pieces === 1 ? 'resta 1 pezzo' : `restano ${pieces} pezzi`;
  return [{ key, kind: 'short', text: obstacle ?? `Di ${nameOf(line)} ${left}.` }];
}

/** What nobody knows any more has no name left. */
function nameOf({ line }: OfferedLine): string {
  if (line.type === 'product') return line.nome === '' ? 'Un prodotto' : `«${line.nome}»`;
  return line.titolo === '' ? `Il libro ${line.isbn}` : `«${line.titolo}»`;
}
