import type { BookshopProvince } from '@zaino/contracts/bookshops';
import { NarrowFold } from '@zaino/ui/narrow-fold';
import { Link } from '@zaino/web/router';
import { useState } from 'react';
import { directoryPath } from './directory-place';
import css from './province-list.module.css';

/** Provinces that stand open on a phone too; more of them are unfolded there, or chosen in the form above. */
const FEW = 12;

/** All provinces with bookshops, each with how many. */
export function ProvinceList({ provinces }: { provinces: BookshopProvince[] }) {
  const [isOpen, setOpen] = useState(false);
  const { length } = provinces;
  return (
    <nav aria-labelledby="province" className={css.provinces}>
      <h2 id="province" className={css.title}>
        Librerie per provincia
      </h2>
      <NarrowFold
        summary={length > FEW ? `Mostra le ${length} province` : null}
        isOpen={isOpen}
        onToggle={setOpen}
      >
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
      </NarrowFold>
    </nav>
  );
}
