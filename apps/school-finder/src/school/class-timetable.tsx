import type { ReactNode } from 'react';
import { type ClassGroup, type Timetable, yearsOf } from './class-groups';
import css from './class-selector.module.css';

type RenderClass = (group: ClassGroup, name: string) => ReactNode;

/** `2B` as everyone says it; a longer section, such as `2A` or `SA`, stands by itself. */
function shortName({ classe, sezione }: ClassGroup): string {
  return sezione.length === 1 ? `${classe}${sezione}` : sezione;
}

/** The classes as a school's timetable. */
export function ClassTimetable({
  timetable: { columns, rows },
  renderClass,
}: {
  timetable: Timetable;
  renderClass: RenderClass;
}) {
  return (
    <table className={css.timetable}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((group, index) => (
              <td key={columns[index]}>{group ? renderClass(group, shortName(group)) : '–'}</td>
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
  renderClass: RenderClass;
}) {
  return (
    <dl className={css.lines}>
      {yearsOf(groups).map((classe) => (
        <div key={classe} className={css.line}>
          <dt>{classe}ª</dt>
          {groups
            .filter((group) => group.classe === classe)
            .map((group) => (
              <dd key={group.sezione}>{renderClass(group, group.sezione)}</dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
