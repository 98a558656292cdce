import type { adminBookEndpoints } from '@zaino/contracts/schools';
import type { AnswerOf } from '@zaino/contracts/shared';
import { counted } from '@zaino/data-table/count-words';
import { formatCount } from '@zaino/rules/format-count';
import { bookNoun } from './book-words';
import css from './books-page.module.css';

/** How far the search for books elsewhere has come; nothing where there is no source. */
export function FetcherState({ state }: { state: AnswerOf<typeof adminBookEndpoints.fetcher> }) {
  const { fonte, inAttesa, trovati, nonTrovati, falliti } = state;
  if (fonte === null) return null;
  const past = [
    `${formatCount(trovati)} trovati`,
    `${formatCount(nonTrovati)} sconosciuti alla fonte`,
    ...(falliti > 0 ? [`${formatCount(falliti)} senza risposta`] : []),
  ];
  return (
    <p className={css.note}>
      Ricerca automatica su {fonte}: {counted(bookNoun, inAttesa)} in attesa; negli ultimi 30 giorni{' '}
      {past.join(', ')}.
    </p>
  );
}
