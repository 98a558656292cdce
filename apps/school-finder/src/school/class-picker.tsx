import { NarrowFold } from '@zaino/ui/narrow-fold';
import { ClassSelector } from './class-selector';
import css from './class-picker.module.css';
import { className } from './list-words';
import { OtherYears } from './other-years';
import type { ListChoice } from './school-address';
import type { ListData } from './school.api';

interface ClassPickerProps {
  list: ListData;
  /** What is chosen, which may be ahead of the list. */
  choice: ListChoice;
  fold: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
  /** A list was asked for by hand: on a narrow screen it is out of sight. */
  onChoose: () => void;
}

/** Which class; once one is chosen, a single line on a narrow screen. */
export function ClassPicker({ list, choice, fold, onChoose }: ClassPickerProps) {
  const [isOpen, setOpen] = fold;
  const isNewest = list.annoScolastico === list.anniScolastici[0];
  const otherYears = <OtherYears {...list} />;
  if (list.classes.length === 0) return <div className={css.picker}>{otherYears}</div>;
  return (
    <div className={css.picker}>
      <NarrowFold
        className={css.fold}
        summary={
          isClassChosen(choice) ? (
            <>
              <strong className={css.chosen}>{className(choice)}</strong> · Cambia
            </>
          ) : null
        }
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ClassSelector groups={list.classes} choice={choice} onChoose={onChoose} />
        {isNewest && otherYears}
      </NarrowFold>
      {!isNewest && otherYears}
    </div>
  );
}

export function isClassChosen({ classe, sezione }: ListChoice): boolean {
  return classe !== '' && sezione !== '';
}
