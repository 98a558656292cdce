import type { LineState } from '@zaino/data-table/data-grid';
import { formatCount } from '@zaino/rules/format-count';
import { SelectCell } from '@zaino/data-table/select-cell';
import { formatEuro } from '@zaino/rules/money';
import { Badge } from '@zaino/ui/badge';
import { Link } from '@zaino/web/router';
import { memo } from 'react';
import css from './book-line.module.css';
import type { BookTableRow } from './book-rows';
import { bookColumns } from './books-table';

/** What can be done with a book in its line. The same object as long as the page is open. */
export interface BookLineActions {
  toggle: (id: string, isRange: boolean) => void;
  edit: (row: BookTableRow) => void;
}

interface BookLineProps extends LineState<BookTableRow> {
  actions: BookLineActions;
}

/** `1 classe`, `2.000 classi`. */
const classes = (count: number) => (count === 1 ? '1 classe' : `${formatCount(count)} classi`);

/** The cells of one book; on a narrow screen they stand as a card. */
export const BookLine = memo(function BookLine(props: BookLineProps) {
  const { row, isSelected, isActive, actions } = props;
  const { id, titolo, editore, scheda, book } = row;
  const { volume, autore, prezzo, scuole, classi, enriched } = book;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <SelectCell
        name={titolo}
        isSelected={isSelected}
        tabIndex={tabIndex}
        onToggle={(isRange) => actions.toggle(id, isRange)}
      />
      <div role="rowheader" className={css.title}>
        {titolo}
        {volume !== null && ` (volume ${volume})`}
        <span className={css.small}>
          {autore && `${autore} · `}
          {id}
        </span>
      </div>
      <div role="gridcell" className={css.publisher}>
        {editore}
      </div>
      <div role="gridcell" className={css.schools}>
        <span className={css.label}>{bookColumns.scuole} </span>
        {scuole === null ? '— ' : `${formatCount(scuole)} `}
        {classi !== null && classi > 0 && <span className={css.small}>{classes(classi)}</span>}
      </div>
      <div role="gridcell" className={css.price}>
        {prezzo === null ? 'Manca' : formatEuro(prezzo)}
      </div>
      <div role="gridcell" className={css.details}>
        {enriched && <Badge kind="enriched">Arricchito</Badge>}
        <span className={css.small}>{scheda}</span>
      </div>
      <div role="gridcell" className={css.actions}>
        <button
          type="button"
          className={css.edit}
          aria-label={`Modifica ${titolo}`}
          data-column="modifica"
          tabIndex={tabIndex}
          onClick={() => actions.edit(row)}
        >
          Modifica
        </button>
        <Link
          to={`/admin/books/${id}`}
          className={css.open}
          aria-label={`Apri ${titolo}`}
          data-column="apri"
          tabIndex={tabIndex}
        >
          Apri
        </Link>
      </div>
    </>
  );
});
