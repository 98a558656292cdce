import { Sheet } from '@zaino/ui/sheet';
import css from './how-it-works.module.css';

const steps = [
  {
    hour: '1ª ora',
    title: 'Trova la scuola',
    words: 'Per regione, provincia e comune, oppure scrivendo il nome.',
  },
  {
    hour: '2ª ora',
    title: 'Scegli la classe',
    words: 'Vedi i libri adottati e quelli che hai già dagli anni scorsi.',
  },
  {
    hour: '3ª ora',
    title: 'Spunta e ordina',
    words: 'A casa in 2-3 giorni lavorativi da quando parte, oppure ritiri in libreria.',
  },
];

/** Three steps, as three hours of a timetable. */
export function HowItWorks() {
  return (
    <section aria-labelledby="come-funziona">
      <h2 id="come-funziona" className={css.heading}>
        Come funziona
      </h2>
      <Sheet>
        <ol className={css.steps}>
          {steps.map(({ hour, title, words }) => (
            <li key={hour} className={css.step}>
              <p className={css.hour}>{hour}</p>
              <div className={css.body}>
                <h3 className={css.title}>{title}</h3>
                <p className={css.words}>{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
}
