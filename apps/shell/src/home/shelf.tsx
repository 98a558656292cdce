import { Link } from '@zaino/web/router';
import css from './shelf.module.css';

/** Categories of school products, each a book of its own colour and size. */
const categories = [
  { name: 'Quaderni e ricambi', look: css.quaderni },
  { name: 'Zaini', look: css.zaini },
  { name: 'Penne e matite', look: css.penne },
  { name: 'Astucci', look: css.astucci },
  { name: 'Disegno tecnico', look: css.disegno },
  { name: 'Colori', look: css.colori },
  { name: 'Calcolatrici', look: css.calcolatrici },
  { name: 'Dizionari', look: css.dizionari },
  { name: 'Compassi e righe', look: css.compassi },
  { name: 'Coprimaterie', look: css.coprimaterie },
  { name: 'Diari', look: css.diari },
  { name: 'Carta e cartoncini', look: css.carta },
];

const address = (category: string) => `/products?${new URLSearchParams({ categoria: category })}`;

/** The catalogue's categories as a shelf of books; a pile on narrow screens. */
export function Shelf() {
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
      <ul className={css.shelf}>
        {categories.map(({ name, look }) => (
          <li key={name} className={`${css.place} ${look}`}>
            <Link to={address(name.toLowerCase())} className={css.book}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
