import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import css from './desk-links.module.css';

/** What is done at the desk, by whoever works there. */
const deskParts = [
  {
    to: '/dashboard/banco',
    text: 'Banco',
    hint: 'Scansiona o scrivi un cognome: consegna, incassa, prendi un reso.',
  },
  {
    to: '/dashboard/ordini',
    text: 'Ordini',
    hint: 'Da ordinare, in arrivo, pronti: chi ritira da te, e che cosa manca.',
  },
  {
    to: '/dashboard/da-ordinare',
    text: 'Da ordinare',
    hint: 'I libri che le famiglie aspettano, per editore.',
  },
  {
    to: '/dashboard/arrivi',
    text: 'Arrivi',
    hint: 'Leggi i libri che arrivano: ognuno dice per chi è.',
  },
  {
    to: '/dashboard/usato',
    text: 'Libri usati',
    hint: 'Ritira i libri delle famiglie: stato, codice digitale, quanto li paghi.',
  },
];

/** What is the owner's of a bookshop. */
const ownParts = [
  {
    to: '/dashboard/cedole',
    text: 'Cedole',
    hint: 'Raccolte, inviate ai Comuni, pagate: distinte e dati della fattura.',
  },
  {
    to: '/dashboard/previsione',
    text: 'Previsione',
    hint: 'Quante copie tenere a scaffale per le tue scuole.',
  },
  {
    to: '/dashboard/numeri',
    text: 'Numeri',
    hint: 'Quanto vendi, per giorno, scuola, classe ed editore.',
  },
  {
    to: '/dashboard/negozio',
    text: 'Negozio',
    hint: 'Indirizzo, orari, chiusure, ritiro, scuole e dominio.',
  },
  {
    to: '/dashboard/pagamenti',
    text: 'Pagamenti',
    hint: 'Il tuo conto per gli incassi, accrediti e commissioni.',
  },
  {
    to: '/dashboard/colleghi',
    text: 'Colleghi',
    hint: 'Chi lavora con te, con un accesso suo.',
  },
  {
    to: '/dashboard/piano',
    text: 'Piano',
    hint: 'Che cosa hai, che cosa costa, fatture e carta.',
  },
  {
    to: '/orders',
    text: 'I tuoi acquisti',
    hint: 'Quello che hai ordinato tu.',
  },
];

/** The ways from the dashboard of whoever works in a bookshop: only those that they may go. */
export function DeskLinks({ isColleague = false }: { isColleague?: boolean }) {
  const parts = isColleague ? deskParts : [...deskParts, ...ownParts];
  return (
    <Sheet isEdgeToEdge>
      <nav aria-label={isColleague ? 'Il banco' : 'La tua libreria'}>
        <ul className={css.links}>
          {parts.map(({ to, text, hint }) => (
            <li key={to} className={css.part}>
              <Link to={to} className={css.link}>
                {text}
              </Link>
              <span className={css.hint}>{hint}</span>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
