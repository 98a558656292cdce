import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { type ClassGroup, timetableOf, yearsOf } from './class-groups';
import { ClassLink } from './class-link';
import css from './class-selector.module.css';
import { ClassSelects } from './class-selects';
import { ClassLines, ClassTimetable } from './class-timetable';
import { type ListChoice, listQuery } from './school-address';

interface ClassSelectorProps {
  groups: ClassGroup[];
  choice: ListChoice;
  /** A list was asked for by hand: on a narrow screen it is out of sight. */
  onChoose: () => void;
}

const subjectsHint = 'Sotto ogni classe, il numero di materie.';

/** Which class: two selects, and every class with its number of subjects. */
export function ClassSelector({ groups, choice, onChoose }: ClassSelectorProps) {
  const timetable = timetableOf(groups);
  const renderClass = (group: ClassGroup, name: string) => (
    <ClassLink group={group} name={name} choice={choice} onChoose={onChoose} />
  );

  return (
    <Sheet role="region" isEdgeToEdge className={css.panel} aria-labelledby="class-selector">
      <h2 id="class-selector" className={css.title}>
        Classe e sezione
      </h2>
      <ClassSelects groups={groups} choice={choice} onChoose={onChoose} />
      <UnknownSection groups={groups} choice={choice} onChoose={onChoose} />
      {timetable ? (
        <>
          <p className={css.hint}>{subjectsHint}</p>
          <ClassTimetable timetable={timetable} renderClass={renderClass} />
        </>
      ) : (
        <details className={css.more} open={choice.sezione === ''}>
          <summary>Tutte le {groups.length} classi</summary>
          <p className={css.hint}>{subjectsHint}</p>
          <ClassLines groups={groups} renderClass={renderClass} />
        </details>
      )}
    </Sheet>
  );
}

/** In July half of the families know the year and not yet the section. */
function UnknownSection({ groups, choice, onChoose }: ClassSelectorProps) {
  return (
    <details className={css.more} open={choice.sezione === EVERY_SECTION}>
      <summary>Non so ancora la sezione</summary>
      <p>
        Guarda i libri uguali in tutte le sezioni dell’anno: puoi comprarli già. Il resto te lo
        teniamo.
      </p>
      <ul>
        {yearsOf(groups).map((classe) => (
          <li key={classe}>
            <Link
              to={listQuery({ classe, sezione: EVERY_SECTION, anno: choice.anno })}
              aria-current={
                choice.classe === classe && choice.sezione === EVERY_SECTION ? 'true' : undefined
              }
              preventScrollReset
              onClick={onChoose}
            >
              Libri comuni della {classe}ª
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
