import {
  type Budget,
  HEAVIEST_PAGE_OF_ALL,
  lcpLimit,
  type MeasuredPage,
  type ReleaseFigures,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';

/** What a version needs of its visitors, in bytes after brotli. */
export interface MeasuredSize {
  /** Chunk of the heaviest page; null where that is what all of its pages need. */
  page: string | null;
  heaviestPage: number;
  firstLoad: number;
}

/** Pages and rules that a refusal names; the rest of them it counts. */
const MOST_NAMED = 5;

const count = (value: number) => value.toLocaleString('it-IT', { useGrouping: 'always' });

/** Where a version's size is beyond what is allowed, a sentence each. */
export function sizeOverruns(
  { page, heaviestPage, firstLoad }: MeasuredSize,
  budget: Pick<Budget, 'heaviestPage' | 'firstLoad'>,
): string[] {
  const name = page === null ? 'ogni pagina' : `la pagina ${page}`;
  return [
    ...(heaviestPage > budget.heaviestPage
      ? [
          `Per essere aperta ${name} chiede ${count(heaviestPage)} byte: il limite è ${count(budget.heaviestPage)}.`,
        ]
      : []),
    ...(firstLoad > budget.firstLoad
      ? [
          `Ogni pagina chiede ${count(firstLoad)} byte di JavaScript: il limite è ${count(budget.firstLoad)}.`,
        ]
      : []),
  ];
}

/** The same of a page whatever the app's budget is. */
export function ceilingOverruns(size: MeasuredSize): string[] {
  const most = { heaviestPage: HEAVIEST_PAGE_OF_ALL, firstLoad: HEAVIEST_PAGE_OF_ALL };
  return sizeOverruns(size, most);
}

/** Where what was measured of a version's pages is beyond its budget, a sentence each; null stands for unmeasured. */
export function figureOverruns(figures: ReleaseFigures | null, budget: Budget): string[] {
  if (figures === null) {
    return budget.needsFigures
      ? ['Questa versione non è stata misurata, e qui serve: npm run figures la misura.']
      : [];
  }
  return [...slowPages(figures, budget), ...brokenRules(figures, budget)];
}

const beside = { 'single-bundle': 'del pacchetto unico', live: 'della versione attiva' } as const;

function slowPages({ pages, comparedWith }: ReleaseFigures, budget: Budget): string[] {
  return named(
    pages.filter(({ lcp, comparedLcp }) => lcp > lcpLimit(comparedLcp, budget)),
    ({ page, lcp, comparedLcp }) =>
      `${page} mostra il suo contenuto (LCP) dopo ${count(lcp)} ms, contro ${count(comparedLcp)} ms ${beside[comparedWith]}: il limite è ${count(lcpLimit(comparedLcp, budget))} ms.`,
  );
}

function brokenRules({ pages }: ReleaseFigures, { violations }: Budget): string[] {
  const broken = pages.filter((page) => page.violations.length > 0);
  const all = violationsOf(pages);
  if (all <= violations) return [];
  return [
    `Le pagine non rispettano ${count(all)} regole di accessibilità: il limite è ${count(violations)}.`,
    ...named(
      broken,
      (page) => `${page.page}: ${page.violations.map(({ rule }) => rule).join(', ')}.`,
    ),
  ];
}

const violationsOf = (pages: readonly MeasuredPage[]) =>
  pages.reduce((sum, page) => sum + page.violations.length, 0);

function named(pages: readonly MeasuredPage[], sentence: (page: MeasuredPage) => string): string[] {
  const others = pages.length - MOST_NAMED;
  const end = others > 0 ? [`E altre pagine: ${others}.`] : [];
  return [...pages.slice(0, MOST_NAMED).map(sentence), ...end];
}

/** Of a version that is beyond its app's budget, with the way on. */
export function overBudget(app: string, sentences: readonly string[]): DomainError {
  return new DomainError('conflict', releasesErrorCodes.overBudget, {
    detail: [
      ...sentences,
      `I limiti di ${app} li può cambiare un amministratore, in /admin/releases/${app}.`,
    ].join(' '),
  });
}

/** Of a version that nobody may publish, whatever the budget. */
export function overCeiling(sentences: readonly string[]): DomainError {
  return new DomainError('conflict', releasesErrorCodes.overBudget, {
    detail: [...sentences, 'Oltre questo limite non pubblica nessuno.'].join(' '),
  });
}
