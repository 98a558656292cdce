import type { ClassSupplies } from '@zaino/contracts/catalogue';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { classSuppliesPath, gradeYearName } from '@zaino/rules/school-grade';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { suppliesStructuredData } from './supplies-structured-data';
import { piecesOf, productFor } from './supply-choice';
import type { SuppliesData } from './supplies.api';

export const SUPPLIES_TITLE = 'Materiale per la scuola';

/** What a list is called. */
export const listTitle = ({ grado, anno }: Pick<ClassSupplies, 'grado' | 'anno'>): string =>
  `Il materiale per la ${gradeYearName(grado, anno)}`;

/** What a page of materials is called. */
export function suppliesTitle(data: unknown): string {
  const page = data as SuppliesData | null;
  if (page?.kind !== 'list') return SUPPLIES_TITLE;
  return page.year ? listTitle(page.year) : 'Elenco non trovato';
}

/** What it says of itself; a year without a list is nothing to be found by. */
export function suppliesMeta(data: unknown, origin: string): PageMeta {
  const page = data as SuppliesData | null;
  if (page?.kind === 'list') return page.list ? metaOf(page.list, origin) : { noindex: true };
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

/** The product that is proposed for each thing, with its pieces. */
const proposedOf = ({ voci }: ClassSupplies) =>
  voci.flatMap((wanted) => {
    const product = productFor(wanted, undefined);
    return product ? [{ product, pieces: piecesOf(product, wanted.quantita) }] : [];
  });

function metaOf(list: ClassSupplies, origin: string): PageMeta {
  const { grado, anno } = list;
  const path = classSuppliesPath(grado, anno);
  const proposed = proposedOf(list);
  const cents = proposed.reduce(
    (sum, { product, pieces }) => sum + toCents(product.prezzoScontato) * pieces,
    0,
  );
  const things = list.voci.length === 1 ? '1 cosa' : `${list.voci.length} cose`;
  return {
    canonical: path,
    description: describePage(
      `${listTitle(list)}: ${things} da avere, ${formatEuro(toEuro(cents))} in tutto.`,
      'Marche da scegliere, consegna in 2-3 giorni lavorativi.',
    ),
    ...(isServerBuild
      ? {
          jsonLd: suppliesStructuredData(
            {
              name: listTitle(list),
              steps: [
                { name: SUPPLIES_TITLE, path: ALL_SUPPLIES_PATH },
                { name: gradeYearName(grado, anno), path },
              ],
              products: proposed.map(({ product }) => product),
            },
            origin,
          ),
        }
      : {}),
  };
}
