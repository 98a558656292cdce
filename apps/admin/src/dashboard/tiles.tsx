import { Link } from '@zaino/web/router';
import css from './tiles.module.css';

/** Specification, point 2. */
const tiles = [
  { to: '/admin/products', title: 'Prodotti', words: 'Prezzi, scorte e immagini del catalogo' },
  { to: '/admin/blog', title: 'Blog', words: 'Articoli e commenti' },
  { to: '/admin/users', title: 'Utenti', words: 'Famiglie e librerie registrate' },
  { to: '/admin/stats', title: 'Statistiche', words: 'Visite e vendite' },
  { to: '/admin/books', title: 'Libri', words: 'Adozioni e schede dei libri' },
  { to: '/admin/orders', title: 'Ordini', words: 'Spedizioni, ritiri e resi' },
];

/** The admins' pages. */
export function Tiles() {
  return (
    <nav aria-label="Area Riservata">
      <ul className={css.tiles}>
        {tiles.map(({ to, title, words }) => (
          <li key={to}>
            <Link to={to} className={css.tile}>
              <span className={css.title}>{title}</span>
              <span className={css.words}>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
