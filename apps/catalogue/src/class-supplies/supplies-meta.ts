import type { ClassSupplies } from '@zaino/contracts/catalogue';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { classSuppliesPath, gradeYearName } from '@zaino/rules/school-grade';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { suppliesStructuredData } from './supplies-structured-data';
import { SUPPLIES_TITLE } from './supplies-title';
import { piecesOf, productFor } from './supply-choice';
import type { ShownSupplies, SuppliesData } from './supplies.api';

/** What a list is called. */
export function listTitle(
  list: Pick<ClassSupplies, 'grado' | 'anno'> & Pick<ShownSupplies, 'sezione'>,
): string {
  const { grado, anno, sezione } = list;
  if (sezione === undefined) return `Il materiale per la ${gradeYearName(grado, anno)}`;
  return `Il materiale della ${anno}ª ${sezione}`.trim();
}

/** What a page of materials is called. */
export function suppliesTitle(data: unknown): string {
  const page = data as SuppliesData | null;
  if (!page) return SUPPLIES_TITLE;
  const named = page.list ?? page.year;
  return named ? listTitle(named) : 'Elenco non trovato';
}

/**
 * What it says of itself; a year without a list is nothing to be found by, and what the teachers of a class ask for is
 * looked for from the page of the class.
 */
export function suppliesMeta(data: unknown, origin: string): PageMeta {
  const list = (data as SuppliesData | null)?.list;
  return list && list.sezione === undefined ? metaOf(list, origin) : { noindex: true };
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
