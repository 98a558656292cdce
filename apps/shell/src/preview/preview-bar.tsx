import { PREVIEW_END, PREVIEW_PARAMETER, type ServedPreview } from '@zaino/contracts/shared';
import { createRoot } from 'react-dom/client';
import css from './preview-bar.module.css';

/** Draws the bar before all else of the page, which came from the server without it. */
export function drawPreviewBar(preview: ServedPreview): void {
  const place = document.createElement('div');
  // The place itself is as high as the page, or the bar would not stay.
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(<PreviewBar preview={preview} />);
}

/** Says that the page is not the one that everybody sees, until when, and leads out. */
export function PreviewBar({ preview }: { preview: ServedPreview }) {
  return (
    <section aria-label="Anteprima del sito" className={css.bar}>
      <span>{wordsOf(preview)}</span>
      <a
        href={`?${PREVIEW_PARAMETER}=${PREVIEW_END}`}
        className={css.out}
        // What else the address says stays; it changes with every page.
        onClick={({ currentTarget }) => {
          const query = new URLSearchParams(location.search);
          query.set(PREVIEW_PARAMETER, PREVIEW_END);
          currentTarget.search = query.toString();
        }}
      >
        Esci
      </a>
    </section>
  );
}

function wordsOf({ apps, expiresAt, isShown }: ServedPreview): string {
  if (!isShown) return 'Anteprima non disponibile: vedi il sito di sempre';
  const shown = apps.map(({ app, version }) => `${names[app] ?? app} ${version}`);
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
  const isToday = day.format(end) === day.format(new Date());
  return `${isToday ? '' : `al ${day.format(end)} `}alle ${time.format(end)}`;
}
