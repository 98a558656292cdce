import { capitalised } from '@zaino/rules/capitalised';
import { Link } from '@zaino/web/router';
import css from './shelf.module.css';

/** As many as stand side by side on a wide screen with room for their names; the link above leads to all. */
const MOST_BOOKS = 16;

const address = (category: string) => `/products?${new URLSearchParams({ categoria: category })}`;

/** The catalogue's categories as a shelf of books, each of its own colour and size; a pile on narrow screens. */
export function Shelf({ categories }: { categories: readonly string[] }) {
  return (
    <section aria-labelledby="prodotti">
      <div className={css.head}>
        <h2 id="prodotti" className={css.heading}>
          Prodotti per la scuola
        </h2>
        <Link to="/products" className={css.all}>
          Vedi tutti i prodotti
        </Link>
      </div>
      {categories.length > 0 && (
        <ul className={css.shelf}>
          {categories.slice(0, MOST_BOOKS).map((name) => (
            <li key={name} className={css.place}>
              <Link to={address(name)} className={css.book}>
                <span className={css.name}>{capitalised(name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
