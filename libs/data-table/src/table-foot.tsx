import { classNames } from '@zaino/ui/class-names';
import { Toast } from '@zaino/ui/toast';
import { type BarAction, SelectionBar } from './selection-bar';
import type { TableRow } from './table-definition';
import css from './table-foot.module.css';
import { UnsavedBar } from './unsaved-bar';
import type { TableState } from './use-data-table';

/** What was typed in lines and is not saved. */
interface Unsaved {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

interface TableFootProps<Row extends TableRow> {
  state: TableState<Row>;
  /** What can be done with the chosen rows. */
  actions: readonly BarAction[];
  /** Of a table whose rows are edited. */
  unsaved?: Unsaved;
}

/** What stays at the foot of the window while something is chosen or not saved; above it, what has just happened. */
export function TableFoot<Row extends TableRow>({ state, actions, unsaved }: TableFootProps<Row>) {
  const hasSelected = state.selected.length > 0;
  const hasUnsaved = unsaved !== undefined && unsaved.count > 0;
  return (
    <>
      {(hasSelected || hasUnsaved) && (
        <div className={css.foot}>
          {hasUnsaved && <UnsavedBar {...unsaved} />}
          {hasSelected && <SelectionBar state={state} actions={actions} />}
        </div>
      )}
      {/* The toast leaves the bars free. */}
      <div
        className={classNames(
          hasSelected && css.aboveSelected,
          hasUnsaved && css.aboveUnsaved,
          hasSelected && hasUnsaved && css.aboveBoth,
        )}
      >
        <Said state={state} />
      </div>
    </>
  );
}

/** What has just happened, and how to take it back. */
function Said<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { changes, said } = state;
  const { text = null, action } = said.message ?? {};
  const undo = { text: 'Annulla', onPress: () => void changes.undo() };
  const redo = { text: 'Ripeti', onPress: () => void changes.redo() };
  return (
    <Toast
      message={text}
      {...(action && { action: action === 'undo' ? undo : redo })}
      onClose={() => changes.closeMessage()}
    />
  );
}
