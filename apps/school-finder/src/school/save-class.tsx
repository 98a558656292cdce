import { EVERY_SECTION } from '@zaino/rules/class-list';
import { Link } from '@zaino/web/router';
import css from './class-list.module.css';
import type { ListChoice } from './school-address';
import type { ShownSchool } from './school.api';

type Place = Pick<ShownSchool, 'codiceScuola' | 'nomeScuola'>;

/** Where a class is saved with the nickname of a child; guests come back there from the sign-in. */
function savePath(school: Place, { classe, sezione }: Pick<ListChoice, 'classe' | 'sezione'>) {
  const { codiceScuola: scuola, nomeScuola: nome } = school;
  return `/dashboard?${new URLSearchParams({ scuola, classe, sezione, nome }).toString()}`;
}

/** The quiet way to find this list again, or to be asked for the section once it is known. */
export function SaveClass({ school, choice }: { school: Place; choice: ListChoice }) {
  return (
    <Link to={savePath(school, choice)} rel="nofollow" className={css.save}>
      {choice.sezione === EVERY_SECTION ? 'Tienimi il resto della lista' : 'Salva questa classe'}
    </Link>
  );
}
