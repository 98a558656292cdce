import type { Tenant } from '@zaino/contracts/bookshops';
import type { Quote, WantedExtra } from '@zaino/contracts/orders';
import { type BookExtra, sharedErrorCodes } from '@zaino/contracts/shared';
import { extraNames, extraWithArticle } from '@zaino/rules/book-extra-words';
import { lineKey } from '@zaino/rules/cart-line';
import { formatEuro, toCents } from '@zaino/rules/money';
import { DomainError } from '@zaino/service/domain-error';
import type { OfferedLine, PricedExtra } from './priced-line';
import type { QuoteRequest } from './quote-request';

/** Rejects as `invalid`, at its field, an extra of no book of the lines, one for more copies than there are, and one for what is sent home. */
export function checkWantedExtras({ extras, lines, shippingMethod }: QuoteRequest): void {
  const copies = new Map(
    lines.flatMap((line) => (line.type === 'book' ? [[lineKey(line), line.quantity]] : [])),
  );
  const seen = new Set<string>();
  const errors = extras.flatMap(({ key, quantity }, index) => {
    const path = `extras.${index}`;
    const most = copies.get(key);
    const isTwice = seen.has(key);
    seen.add(key);
    if (shippingMethod !== 'pickup') {
      return [{ path, message: 'Questo servizio c’è solo per i libri che ritiri in libreria' }];
    }
    if (most === undefined) return [{ path, message: 'Questo libro non è nell’ordine' }];
    if (isTwice) return [{ path, message: 'Per ogni libro si sceglie un servizio solo' }];
    if (quantity <= most) return [];
    return [{ path: `${path}.quantity`, message: 'Più copie di quelle della riga' }];
  });
  if (errors.length > 0)
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}

/** What the bookshop is to do to copies of each line, at its price of now; null for nothing, and where it does not offer it. */
export function quotedExtras(
  lines: readonly OfferedLine[],
  wanted: readonly WantedExtra[],
  bookshop: Tenant | null,
): (PricedExtra | null)[] {
  return lines.map(({ key, pieces }) => {
    const one = wanted.find((extra) => extra.key === key);
    const offer = one && offerOf(bookshop, one);
    const quantity = Math.min(one?.quantity ?? 0, pieces);
    if (offer === undefined || quantity === 0) return null;
    return { kind: offer.kind, quantity, priceCents: toCents(offer.price) };
  });
}

/** Told once for each kind: it has another price than was shown, or is offered no more. */
export function extraChanges(
  wanted: readonly WantedExtra[],
  bookshop: Tenant | null,
): Quote['changes'] {
  const changes = new Map<string, Quote['changes'][number]>();
  for (const extra of wanted) {
    const text = changeWords(extra, bookshop);
    if (text !== null) changes.set(extra.kind, { key: extra.kind, kind: 'extra', text });
  }
  return [...changes.values()];
}

function changeWords(extra: WantedExtra, bookshop: Tenant | null): string | null {
  const offer = offerOf(bookshop, extra);
  if (offer === undefined) {
    const place = bookshop?.name ?? 'La libreria che hai scelto';
    return `${place} non offre più ${extraWithArticle[extra.kind]}.`;
  }
  if (toCents(offer.price) === toCents(extra.price)) return null;
  const [before, now] = [formatEuro(extra.price), formatEuro(offer.price)];
  return `${extraNames[extra.kind]}: il prezzo a copia è cambiato, da ${before} a ${now}.`;
}

function offerOf(bookshop: Tenant | null, { kind }: WantedExtra): BookExtra | undefined {
  return bookshop?.extras?.find((offer) => offer.kind === kind);
}
