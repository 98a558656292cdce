import type { ProductRow } from '@zaino/contracts/catalogue';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { classNames } from '@zaino/ui/class-names';
import css from './quick-cell.module.css';
import { type QuickField, quickFields } from './quick-fields';
import { cellId, type Draft, type DraftActions, isChanged } from './use-drafts';

interface QuickCellProps {
  row: ProductRow;
  field: QuickField;
  /** Null while nobody edits it. */
  draft: Draft | null;
  actions: DraftActions;
  tabIndex: 0 | -1;
}

/** Price or stock in its row: a button that becomes a field. */
export function QuickCell({ row, field, draft, actions, tabIndex }: QuickCellProps) {
  if (draft) return <QuickEditor row={row} draft={draft} actions={actions} />;
  const value =
    field === 'prezzoOriginale' ? formatEuro(row.prezzoOriginale) : formatCount(row[field]);
  return (
    <button
      type="button"
      id={cellId({ id: row.id, field })}
      className={css.value}
      aria-label={`${value}, cambia ${quickFields[field].toLowerCase()} di ${row.nome}`}
      data-column={field}
      tabIndex={tabIndex}
      onClick={() => actions.begin(row, field)}
    >
      {value}
    </button>
  );
}

function QuickEditor({
  row,
  draft,
  actions,
}: {
  row: ProductRow;
  draft: Draft;
  actions: DraftActions;
}) {
  const { field, text, error } = draft;
  const id = cellId(draft);
  return (
    <span className={css.editor}>
      <input
        id={id}
        className={classNames(css.field, error !== null && css.wrong)}
        type="text"
        inputMode={field === 'prezzoOriginale' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={`${quickFields[field]} di ${row.nome}`}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        data-column={field}
        value={text}
        onChange={(event) => actions.type(draft, event.currentTarget.value)}
        onBlur={() => {
          if (!isChanged(draft, row)) actions.cancel(draft);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') actions.save(draft, row);
          else if (event.key === 'Escape') actions.cancel(draft);
          else return;
          event.preventDefault();
        }}
      />
      {error !== null && (
        <span id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </span>
      )}
    </span>
  );
}
