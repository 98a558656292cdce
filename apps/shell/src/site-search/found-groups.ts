import type { ArticleHit } from '@zaino/contracts/blog';
import type { ProductHit } from '@zaino/contracts/catalogue';
import type { BookHit, ClassHit, SchoolHit } from '@zaino/contracts/schools';
import type { SearchFit, SearchGroup } from '@zaino/contracts/shared';
import type { FoundParts } from './ask-parts';

interface Hits {
  classi: ClassHit;
  scuole: SchoolHit;
  libri: BookHit;
  prodotti: ProductHit;
  categorie: string;
  articoli: ArticleHit;
}
/** As they are named in the address. */
export type GroupKind = keyof Hits;

/** What was found of one kind. */
export type FoundGroup = {
  [Kind in GroupKind]: { kind: Kind; total: number; results: Hits[Kind][]; fit: SearchFit };
}[GroupKind];

const steps: Record<SearchFit, number> = { exact: 0, close: 1, partial: 2 };

const isArticles = ({ kind }: FoundGroup) => kind === 'articoli';

/** Articles come last: one has so many words that much of what is typed stands in it. */
const orderOf = (group: FoundGroup) => (isArticles(group) ? steps.partial : steps[group.fit]);

/**
 * The groups that have something, what fits best first. Where one has all words as they were typed, those that have only
 * some of them, or something that is spelt like them, are left out: nobody meant them. An article with all words says that
 * they are spelt right, and no more than that.
 */
export function foundGroups(parts: Partial<FoundParts>): FoundGroup[] {
  const found = groupsOf(parts);
  const isExact = found.some((one) => one.fit === 'exact' && !isArticles(one));
  const isSpeltRight = isExact || found.some(({ fit }) => fit === 'exact');
  return found
    .filter(({ fit }) => fit === 'exact' || (fit === 'close' ? !isSpeltRight : !isExact))
    .sort((one, other) => orderOf(one) - orderOf(other));
}

/** In the order in which equals are shown. */
function groupsOf({ schools, products, articles }: Partial<FoundParts>): FoundGroup[] {
  const ofSchools = schools?.value;
  const ofProducts = products?.value;
  return [
    group('classi', ofSchools?.classes),
    group('scuole', ofSchools?.schools),
    group('libri', ofSchools?.books),
    group('categorie', ofProducts?.categories),
    group('prodotti', ofProducts?.products),
    group('articoli', articles?.value?.articles),
  ].flatMap((one) => one ?? []);
}

function group<Kind extends GroupKind>(
  kind: Kind,
  found: SearchGroup<Hits[Kind]> | undefined,
): FoundGroup | null {
  if (found === undefined || found.fit === null || found.results.length === 0) return null;
  const { fit, total, results } = found;
  return { kind, fit, total, results } as FoundGroup;
}
