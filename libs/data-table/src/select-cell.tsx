import { Tick } from '@zaino/ui/tick';
import css from './select-cell.module.css';

interface SelectCellProps {
  name: string;
  isSelected: boolean;
  tabIndex: 0 | -1;
  /** With Shift all lines from the one before are meant. */
  onToggle: (isRange: boolean) => void;
}

/** The first cell of a line: whether its row is chosen. On a card it stands in the area `tick`. */
export function SelectCell({ name, isSelected, tabIndex, onToggle }: SelectCellProps) {
  return (
    <div role="gridcell" className={css.tick}>
      <Tick
        label={`Seleziona ${name}`}
        className={css.box ?? ''}
        checked={isSelected}
        tabIndex={tabIndex}
        data-column="selezione"
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </div>
  );
}
