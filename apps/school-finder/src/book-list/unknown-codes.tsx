import type { RecognisedList } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { Link } from '@zaino/web/router';
import { ListPart } from './list-part';
import css from './book-list-page.module.css';

/** Codes that no list has, with the reason and a way on. */
export function UnknownCodes({ list }: { list: RecognisedList }) {
  const wrong = list.doubtful.filter(({ candidates }) => candidates.length === 0);
  const count = list.unknown.length + wrong.length;
  return (
    <ListPart title="Non trovati" count={count}>
      {list.unknown.map((code) => (
        <li key={code} className={css.row}>
          <p>{`ISBN ${readableIsbn(code)}`}</p>
          <p className={css.words}>
            {'Nessuna lista di scuola ha questo libro. '}
            <Link to="/cerca">Cercalo per titolo</Link>
            {', oppure chiedi all’insegnante.'}
          </p>
        </li>
      ))}
      {wrong.map(({ code }) => (
        <li key={code} className={css.row}>
          <p>{code}</p>
          <p className={css.words}>
            {'Il codice ha un errore e non somiglia a nessun libro: controlla le cifre, o '}
            <Link to="/cerca">cercalo per titolo</Link>.
          </p>
        </li>
      ))}
    </ListPart>
  );
}
