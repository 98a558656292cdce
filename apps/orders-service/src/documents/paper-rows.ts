import { extraNames } from '@zaino/rules/book-extra-words';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { goodsCents } from '../orders/refund-plan';
import { pricedArticleWords } from './article-words';
import { asBought } from './as-bought';
import type { PaperVat } from './fiscal-content';

/** A row of a paper about what was paid; in cents. */
export interface PaperRow {
  words: string;
  quantity: number;
  /** Of one piece. */
  priceCents: number;
  vat: PaperVat;
  /** Before the voucher. */
  totalCents: number;
  paidCents: number;
}

/** Articles as they were bought, and below each what the bookshop does to it, which is taxed otherwise. */
export function paperRows(lines: readonly OrderLineEntity[]): PaperRow[] {
  return asBought(lines).flatMap((line) => [...goodsRow(line), ...extraRow(line)]);
}

/** None where a Comune pays it. */
function goodsRow(line: OrderLineEntity): PaperRow[] {
  const { quantity, priceCents, vat, totalCents, cedolaCents } = line;
  if (cedolaCents > 0) return [];
  const paidCents = goodsCents(line);
  return [{ words: pricedArticleWords(line), quantity, priceCents, vat, totalCents, paidCents }];
}

/** None where it was dropped before it was paid. */
function extraRow({ extra, extraCents, quantity, details }: OrderLineEntity): PaperRow[] {
  if (extra === null || extraCents === 0) return [];
  return [
    {
      words: `${extraNames[extra]}\n${details.substitute?.title ?? details.title}`,
      quantity,
      priceCents: extraCents / quantity,
      vat: 'servizio',
      totalCents: extraCents,
      paidCents: extraCents,
    },
  ];
}
