import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { SUPPLIES_TITLE } from '../class-supplies/supplies-title';
import type { YearsData } from './years.api';

/** What the page of all materials is called, and where a school answers. */
export const materialsTitle = (data: unknown): string =>
  (data as YearsData | null)?.isLink ? 'Un elenco da confermare' : SUPPLIES_TITLE;

/** What it says of itself. */
export function materialsMeta(data: unknown): PageMeta {
  const page = data as YearsData | null;
  if (page?.isLink) return { noindex: true, isAddressSecret: true };
  const description = describePage(
    'Quaderni, colori e il resto che serve a scuola, anno per anno: marche da scegliere, prezzi e totale.',
    'Consegna in 2-3 giorni lavorativi.',
  );
  const isKnown = page?.years && page.years.length > 0;
  return {
    canonical: ALL_SUPPLIES_PATH,
    ...(isKnown ? { description } : { noindex: true as const }),
  };
}
