import type { ReactNode } from 'react';
import { type ClassGroup, type Timetable, yearsOf } from './class-groups';
import css from './class-selector.module.css';

/** The classes as a school's timetable: years down, sections across. */
export function ClassTimetable({
  timetable: { sezioni, rows },
  renderClass,
}: {
  timetable: Timetable;
  renderClass: (group: ClassGroup) => ReactNode;
}) {
  return (
    <table className={css.timetable}>
      <thead>
        <tr>
          <td />
          {sezioni.map((sezione) => (
            <th key={sezione} scope="col">
              {sezione}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ classe, cells }) => (
          <tr key={classe}>
            <th scope="row">{classe}ª</th>
            {cells.map((group, column) => (
              <td key={sezioni[column]}>{group ? renderClass(group) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for sections with longer names, or for many of them: one wrapping line for each year. */
export function ClassLines({
  groups,
  renderClass,
}: {
  groups: ClassGroup[];
  renderClass: (group: ClassGroup) => ReactNode;
}) {
  return (
    <dl className={css.lines}>
      {yearsOf(groups).map((classe) => (
        <div key={classe} className={css.line}>
          <dt>{classe}ª</dt>
          {groups
            .filter((group) => group.classe === classe)
            .map((group) => (
              <dd key={group.sezione}>{renderClass(group)}</dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
