import type { AppReleases, ReleaseActKind, VersionJump } from '@zaino/contracts/releases';

const appNames: Partial<Record<string, string>> = {
  shell: 'Cornice del sito',
  'school-finder': 'Ricerca delle scuole',
  catalogue: 'Catalogo',
  cart: 'Carrello',
  blog: 'Blog',
  bookshops: 'Librerie',
  admin: 'Area Riservata',
};

/** What people call an app; one that is not known here by its own name. */
export const appWords = (app: string): string => appNames[app] ?? app;

const kindWords: Readonly<Record<ReleaseActKind, string>> = {
  published: 'Versione pubblicata, non ancora attiva',
  'figures-added': 'Misure di una versione aggiunte',
  promoted: 'Versione attivata per tutti',
  'went-back': 'Ritorno alla versione precedente',
  'canary-started': 'Canary iniziato',
  'canary-changed': 'Canary cambiato',
  'canary-ended': 'Canary terminato',
  'taken-away': 'Tolta dal sito',
  'taken-back': 'Canary tolto da solo: andava peggio',
  refused: 'Versione rifiutata',
  'local-opened': 'Provata dalla macchina di chi sviluppa',
  collected: 'File di una versione cancellati',
  'budget-changed': 'Limiti delle versioni cambiati',
  'files-missing': 'Versione attiva con file mancanti',
  'files-unknown': 'File di una versione non controllati',
};

export const wordsOfKind = (kind: ReleaseActKind): string => kindWords[kind];

export const jumpWords: Readonly<Record<VersionJump, string>> = {
  patch: 'correzioni (1.4.1 → 1.4.2)',
  minor: 'novità (1.4.1 → 1.5.0)',
  major: 'cambiamenti grandi (1.4.1 → 2.0.0)',
};

/** How much of a version's hash tells it from others. */
const SHOWN = 8;

/** The number of a version, or the begin of its hash where its number is not at hand. */
export function numberOf(version: string, of: Pick<AppReleases, 'live' | 'back' | 'versions'>) {
  const known = [of.live, of.back, ...of.versions].find((one) => one?.version === version);
  return known?.number ?? version.slice(0, SHOWN);
}

/** `1,8 s` from a second on, `180 ms` below. */
export function durationWords(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms).toLocaleString('it-IT')}\u00a0ms`;
  return `${(ms / 1_000).toLocaleString('it-IT', { maximumFractionDigits: 1 })}\u00a0s`;
}

/** `84,2 kB`. */
export function bytesWords(bytes: number): string {
  return `${(bytes / 1_000).toLocaleString('it-IT', { maximumFractionDigits: 1 })}\u00a0kB`;
}
