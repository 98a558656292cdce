import type { LineState } from '@zaino/data-table/data-grid';
import { SelectCell } from '@zaino/data-table/select-cell';
import { dayRangeWords, dayWords } from '@zaino/rules/day-words';
import { classNames } from '@zaino/ui/class-names';
import { memo } from 'react';
import css from './book-line.module.css';
import type { ToOrderRow } from './book-rows';
import { bookColumns } from './books-table';
import type { BookSuggestion } from './use-suggestions';

interface BookLineProps extends LineState<ToOrderRow> {
  suggestion: BookSuggestion | undefined;
  toggle: (id: string, isRange: boolean) => void;
}

/** The cells of one book; on a narrow screen they stand as a card. */
export const BookLine = memo(function BookLine({
  row,
  isSelected,
  isActive,
  suggestion,
  toggle,
}: BookLineProps) {
  const { id, title, publisher, distributor, toOrder, ordered, late, shelf, book } = row;
  return (
    <>
      <SelectCell
        name={title}
        isSelected={isSelected}
        tabIndex={isActive ? 0 : -1}
        onToggle={(isRange) => toggle(id, isRange)}
      />
      <div role="rowheader" className={css.title}>
        {title}
        <span className={css.small}>{id}</span>
      </div>
      <div role="gridcell" className={css.publisher}>
        <Label>{bookColumns.publisher}</Label>
        {publisher || '–'}
      </div>
      <div role="gridcell" className={css.distributor}>
        <Label>{bookColumns.distributor}</Label>
        {distributor || '–'}
        {suggestion && (
          <span className={css.small}>
            {suggestion.distributor}: {suggestion.words}
          </span>
        )}
      </div>
      <div role="gridcell" className={classNames(css.figure, css.toOrder)}>
        <Label>{bookColumns.toOrder}</Label>
        <strong>{toOrder}</strong>
      </div>
      <div role="gridcell" className={classNames(css.figure, css.ordered)}>
        <Label>{bookColumns.ordered}</Label>
        {ordered}
        <span className={css.small}>{sinceWords(book)}</span>
      </div>
      <div role="gridcell" className={classNames(css.figure, css.late, late > 0 && css.red)}>
        <Label>{bookColumns.late}</Label>
        {late}
      </div>
      <div role="gridcell" className={classNames(css.figure, css.shelf)}>
        <Label>{bookColumns.shelf}</Label>
        {shelf}
      </div>
    </>
  );
});

/** Since when, and for when. */
function sinceWords({ orderedSince, expected }: ToOrderRow['book']): string {
  if (orderedSince === null) return '';
  const since = `chieste ${dayWords(orderedSince)}`;
  return expected ? `${since}, previste ${dayRangeWords(expected)}` : since;
}

/** What a figure is, where no column head stands above it. */
function Label({ children }: { children: string }) {
  return <span className={css.label}>{children} </span>;
}
