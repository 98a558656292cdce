import { EVERY_SECTION } from '@zaino/rules/class-list';
import { Link } from '@zaino/web/router';
import css from './class-list.module.css';
import { savePath } from './save-path';
import type { ListChoice } from './school-address';
import type { ShownSchool } from './school.api';

type Place = Pick<ShownSchool, 'codiceScuola' | 'nomeScuola'>;

/** The quiet way to find this list again, or to be asked for the section once it is known. */
export function SaveClass({ school, choice }: { school: Place; choice: ListChoice }) {
  return (
    <Link to={savePath(school, choice)} rel="nofollow" className={css.save}>
      {choice.sezione === EVERY_SECTION ? 'Tienimi il resto della lista' : 'Salva questa classe'}
    </Link>
  );
}
