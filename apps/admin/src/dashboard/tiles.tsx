import { type AdminArea, hasStaffRight, type StaffRight } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import css from './tiles.module.css';

/** Specification, point 2. */
const tiles: { to: string; title: string; words: string; staff: StaffRight }[] = [
  {
    to: '/admin/products',
    title: 'Prodotti',
    words: 'Prezzi, scorte e immagini del catalogo',
    staff: 'catalogue',
  },
  { to: '/admin/blog', title: 'Blog', words: 'Articoli, commenti e recensioni', staff: 'blog' },
  { to: '/admin/users', title: 'Utenti', words: 'Famiglie e librerie registrate', staff: 'all' },
  { to: '/admin/stats', title: 'Statistiche', words: 'Visite e vendite', staff: 'money' },
  { to: '/admin/books', title: 'Libri', words: 'Adozioni e schede dei libri', staff: 'catalogue' },
  { to: '/admin/orders', title: 'Ordini', words: 'Spedizioni, ritiri e resi', staff: 'orders' },
];

/** The pages that an admin with these areas has. */
export function Tiles({ areas }: { areas: readonly AdminArea[] }) {
  const own = tiles.filter(({ staff }) => hasStaffRight(areas, staff));
  if (own.length === 0) {
    return (
      <p>
        Il tuo account non è ancora abilitato a nessuna parte dell’Area Riservata: chiedi a chi
        gestisce gli accessi.
      </p>
    );
  }
  return (
    <nav aria-label="Area Riservata">
      <ul className={css.tiles}>
        {own.map(({ to, title, words }) => (
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
