import { SCHOOL_YEAR } from '@zaino/web/brand';
import css from './benefits.module.css';

/** What the shop promises (specification, point 1), the figure first. */
const benefits = [
  { figure: '50.000+', words: 'scuole statali e paritarie' },
  { figure: '20', words: 'regioni, tutta Italia' },
  { figure: SCHOOL_YEAR, words: 'tutti i libri adottati, ai prezzi ufficiali del ministero' },
  {
    figure: '90\u00a0€',
    words: (
      <>
        e la spedizione è gratuita: <span className={css.whole}>2-3 giorni</span> lavorativi da
        quando parte
      </>
    ),
  },
  { figure: 'Carta', words: 'pagamento sicuro con carta, confermato dalla tua banca' },
];

export function Benefits() {
  return (
    <ul className={css.benefits} aria-label="Perché comprare qui">
      {benefits.map(({ figure, words }) => (
        <li key={figure} className={css.benefit}>
          <strong className={css.figure}>{figure}</strong> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
