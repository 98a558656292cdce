import { Button } from '@zaino/ui/button';
import css from './bar.module.css';
import { agreed, capital, theCount } from './count-words';
import { formatCount } from '@zaino/rules/format-count';
import { chosen } from './selection';
import type { TableRow } from './table-definition';
import type { TableState } from './use-data-table';

/** What can be done with the chosen rows. */
export interface BarAction {
  text: string;
  onPress: () => void;
  /** Left out below 900 px, where it can be done by another. */
  isWide?: boolean;
}

interface SelectionBarProps<Row extends TableRow> {
  state: TableState<Row>;
  actions: readonly BarAction[];
}

/** What can be done with the chosen rows; stays at the foot of the window. */
export function SelectionBar<Row extends TableRow>({ state, actions }: SelectionBarProps<Row>) {
  const { table, selection, rows, toggleAll, clearSelection } = state;
  const noun = table.words;
  const selected = state.selected.length;
  const shown = chosen(selection, rows).length;
  /** Chosen, but left out of what is shown. */
  const hidden = selected - shown;
  const label = `${capital(noun.many)} ${agreed(noun, 2, 'selezionat')}`;
  return (
    <div role="group" aria-label={label} className={css.bar}>
      <p className={css.count}>
        <strong>{formatCount(selected)}</strong> {agreed(noun, selected, 'selezionat')}
        {hidden > 0 && `, ${formatCount(hidden)} fuori dai filtri`}
      </p>
      {shown < rows.length && (
        <Button variant="text" size="small" onClick={toggleAll}>
          Seleziona {agreed(noun, 2, 'tutt')} {theCount(noun, rows.length)}
        </Button>
      )}
      <Button variant="text" size="small" onClick={clearSelection}>
        Deseleziona
      </Button>
      <div className={css.actions}>
        {actions.map(({ text, onPress, isWide }) => (
          <Button
            key={text}
            variant="outline"
            size="small"
            className={isWide ? css.wide : undefined}
            onClick={onPress}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
