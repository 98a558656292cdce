import type { LocalRemote } from '@zaino/contracts/releases';
import { escapeHtml } from '@zaino/rules/escape-html';

/** Parameter of any address by which a browser comes into a preview, and with `PREVIEW_END` out of it. */
export const PREVIEW_PARAMETER = 'anteprima';
export const PREVIEW_END = 'fine';

/** A preview as its browser has it open. */
export interface OpenPreview {
  /** Its apps, each with its number or, where it has none, its version. */
  apps: { app: string; version: string }[];
  /** The app that comes from the machine of whoever looks, where that is what is open. */
  local?: LocalRemote;
  /** A moment in ISO 8601. */
  expiresAt: string;
  /** False where its versions cannot be used: the page is the live one. */
  isShown: boolean;
}

/** Colours are those of libs/ui/src/tokens.css, or as there where a shell that is looked at has lost them. */
export const previewBarStyle = [
  '#anteprima{position:sticky;z-index:5;top:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 1rem;min-height:2.75rem;padding:0 1rem;background:var(--ink,#18222b);color:var(--paper,#fdfefb);font:400 .9375rem/1.5 Asap,system-ui,sans-serif}',
  '#anteprima a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:600}',
  '#anteprima a:focus-visible{outline:3px solid var(--paper,#fdfefb);outline-offset:-3px}',
  // What the keyboard reaches does not stop below it.
  'html{scroll-padding-top:5rem}',
].join('');

/**
 * Says that a page is not the one that everybody sees, until when, and leads out. It stands before all that the shell
 * draws: the shell itself may be what is looked at.
 */
export function previewBar(preview: OpenPreview): string {
  const out = `?${PREVIEW_PARAMETER}=${PREVIEW_END}`;
  return `<section id="anteprima" aria-label="Anteprima del sito"><span>${escapeHtml(wordsOf(preview))}</span><a href="${out}">Esci</a></section>`;
}

function wordsOf({ apps, local, expiresAt, isShown }: OpenPreview): string {
  if (!isShown) return 'Anteprima non disponibile: vedi il sito di sempre';
  const shown = apps.map(({ app, version }) => `${names[app] ?? app} ${version}`);
  if (local) {
    const { app, origin } = local;
    shown.push(`${names[app] ?? app} dalla macchina di chi sviluppa (${origin})`);
  }
  return `Anteprima: ${shown.join(', ')} fino ${whenOf(expiresAt)}`;
}

const names: Partial<Record<string, string>> = {
  shell: 'cornice',
  'school-finder': 'scuole',
  catalogue: 'catalogo',
  cart: 'carrello',
  bookshops: 'librerie',
  admin: 'gestione',
};

const inItaly = { timeZone: 'Europe/Rome' } as const;
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', ...inItaly });
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', ...inItaly });

/** `alle 18:30`, or with its day where that is another one. */
function whenOf(moment: string): string {
  const end = new Date(moment);
  const isToday = day.format(end) === day.format(Date.now());
  return `${isToday ? '' : `al ${day.format(end)} `}alle ${time.format(end)}`;
}
