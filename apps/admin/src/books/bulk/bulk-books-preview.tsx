import type { BookImportPreview } from '@zaino/contracts/schools';
import { andOthers, counted } from '@zaino/data-table/count-words';
import { bookNoun } from '../book-words';
import { ownPreview } from '../files/own-preview';
import css from './bulk-books-dialog.module.css';

/** How many books are shown one by one. */
const SHOWN = 5;

/** How many books a change would touch, what becomes of the first of them, and which stay as they are. */
export function BulkBooksPreview({ preview }: { preview: BookImportPreview }) {
  const { modificati, invariati, sconosciuti } = preview;
  const shown = ownPreview(preview).esempi.slice(0, SHOWN);
  return (
    <section aria-label="Anteprima" className={css.preview}>
      <p role="status">
        <strong>{counted(bookNoun, modificati)} da modificare.</strong>
        {invariati > 0 && ` ${counted(bookNoun, invariati)} già così.`}
        {sconosciuti > 0 && ` ${counted(bookNoun, sconosciuti)} non più negli elenchi.`}
      </p>
      <ul>
        {shown.map(({ id, nome, modifiche }) => (
          <li key={id} className={css.one}>
            <strong>{nome}</strong>{' '}
            {modifiche
              .map(({ campo, prima, dopo }) => `${campo}: ${prima || 'vuoto'} → ${dopo || 'vuoto'}`)
              .join('; ')}
          </li>
        ))}
      </ul>
      {modificati > SHOWN && <p>{andOthers(bookNoun, modificati - SHOWN)}</p>}
      {modificati > 0 && <p className={css.calm}>Si può annullare subito dopo.</p>}
    </section>
  );
}
