/** Bytes after brotli. */
export interface Sizes {
  js: number;
  css: number;
}

/** What a build consists of, without the hashes in its files' names. */
export interface Built {
  /** Bytes after brotli. */
  files: Record<string, number>;
  /** Bytes of source by own file or by package, before anything is shaken off or minified. */
  modules: Record<string, number>;
}

/** The form of `budget.json`. */
export interface BudgetFile {
  /** Most that the first load of any page may need of this app. */
  limits: Sizes;
  /** For the shell, whose `limits` are those of what every page needs: most that a page with a chunk of its own may need. */
  pageLimits?: Sizes;
  /** Of single pages, by their chunk's name, that may need something else (docs/decisions/size-budgets.md says why). */
  exceptions?: Record<string, Sizes>;
  /** The last build that somebody looked at and accepted: what later builds are compared with. */
  accepted: Built;
}

/** A build and the files that each of its pages needs first. */
export interface MeasuredBuild extends Built {
  pages: Record<string, string[]>;
}

/** What every page of an app needs, where it is an app's to say. */
export const FIRST_LOAD = 'first load';

const SHOWN = 12;
const kinds = { js: 'JavaScript', css: 'CSS' } as const;
const count = (bytes: number) => bytes.toLocaleString('en-GB');

/** What the first load of a page needs of this app. */
export function pageSizes({ files }: Pick<Built, 'files'>, names: readonly string[]): Sizes {
  const sum = (extension: string) =>
    names
      .filter((name) => name.endsWith(extension))
      .reduce((bytes, name) => bytes + (files[name] ?? 0), 0);
  return { js: sum('.js'), css: sum('.css') };
}

/** What a version says of its budget: most that any of its pages may need, and the scripts that each of them needs. */
export function declaredBudget({ limits, pageLimits = limits, exceptions = {} }: BudgetFile): {
  heaviestPage: number;
  firstLoad: number;
} {
  const pages = [limits, pageLimits, ...Object.values(exceptions)];
  return { heaviestPage: Math.max(...pages.map(({ js, css }) => js + css)), firstLoad: limits.js };
}

/** Why a build is refused and what grew, in words for whoever made it grow; undefined when it fits. */
export function refusalOf(
  app: string,
  build: MeasuredBuild,
  budget: BudgetFile,
): string | undefined {
  const overruns = Object.entries(build.pages).flatMap(([page, names]) => {
    const sizes = pageSizes(build, names);
    const ofPages = page === FIRST_LOAD ? budget.limits : (budget.pageLimits ?? budget.limits);
    const limits = budget.exceptions?.[page] ?? ofPages;
    return (['js', 'css'] as const)
      .filter((kind) => sizes[kind] > limits[kind])
      .map((kind) => overrun(page, kind, { size: sizes[kind], limit: limits[kind] }));
  });
  if (overruns.length === 0) return undefined;
  return [
    `${app} is over its size budget (apps/${app}/budget.json, docs/decisions/size-budgets.md)`,
    ...overruns,
    'Files, brotli, against the accepted build:',
    ...growth(build.files, budget.accepted.files),
    'Modules, bytes of source, against the accepted build:',
    ...growth(build.modules, budget.accepted.modules),
  ].join('\n');
}

function overrun(
  page: string,
  kind: keyof Sizes,
  { size, limit }: { size: number; limit: number },
) {
  return `  ${page}: ${count(size)} bytes of ${kinds[kind]}, ${count(size - limit)} more than ${count(limit)}`;
}

/** What became larger, most first; the largest of all where nothing did. */
function growth(now: Record<string, number>, before: Record<string, number>): string[] {
  const entries = Object.entries(now).map(([name, bytes]) => ({
    name,
    bytes,
    isNew: before[name] === undefined,
    more: bytes - (before[name] ?? 0),
  }));
  const grown = entries.filter(({ more }) => more > 0).sort((a, b) => b.more - a.more);
  const largest = entries.sort((a, b) => b.bytes - a.bytes);
  const shown = (grown.length > 0 ? grown : largest).slice(0, SHOWN);
  const lines = shown.map(
    ({ name, bytes, isNew, more }) =>
      `  ${isNew ? 'new' : `+${count(more)}`} ${name} (${count(bytes)})`,
  );
  return grown.length > 0 ? lines : ['  nothing grew; the largest are', ...lines];
}
