import type { BookshopProvince } from '@zaino/contracts/bookshops';
import { Link } from '@zaino/web/router';
import { directoryPath } from './directory-place';
import css from './province-list.module.css';

/** All provinces with bookshops, each with how many. */
export function ProvinceList({ provinces }: { provinces: BookshopProvince[] }) {
  return (
    <nav aria-labelledby="province" className={css.provinces}>
      <h2 id="province" className={css.title}>
        Librerie per provincia
      </h2>
      <ul className={css.list}>
        {provinces.map(({ code, name, bookshops }) => (
          <li key={code}>
            <Link to={directoryPath({ provincia: code })} className={css.link}>
              {name}
            </Link>{' '}
            <span className={css.count}>({bookshops})</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
