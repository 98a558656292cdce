import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { schoolYear } from '@zaino/rules/list-parts';
import type { ListData } from './school.api';
import css from './class-selector.module.css';
import { listQuery } from './school-address';

type OtherYearsProps = Pick<ListData, 'choice' | 'annoScolastico' | 'anniScolastici'>;

/** Says that an old list is shown, or leads to one: volumes of several years get lost. */
export function OtherYears({ choice, annoScolastico, anniScolastici }: OtherYearsProps) {
  const newest = anniScolastici[0];
  if (newest === undefined) return null;
  if (annoScolastico !== newest) {
    return (
      <Notice>
        {annoScolastico === null
          ? 'Per l’anno chiesto la scuola non ha una lista.'
          : `Questa è la lista dell’anno scolastico ${schoolYear(annoScolastico)}.`}{' '}
        <Link to={listQuery({ ...choice, anno: '' })}>Torna alla {schoolYear(newest)}</Link>
      </Notice>
    );
  }
  const older = anniScolastici.slice(1);
  if (older.length === 0) return null;
  return (
    <p className={css.otherYears}>
      Hai perso un volume degli anni scorsi?{' '}
      {older.map((year) => (
        <Link key={year} to={listQuery({ ...choice, anno: String(year) })}>
          Lista {schoolYear(year)}
        </Link>
      ))}
    </p>
  );
}
