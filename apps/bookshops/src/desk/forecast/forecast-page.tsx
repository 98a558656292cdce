import { bookshopsErrorCodes, type Forecast } from '@zaino/contracts/bookshops';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData } from '@zaino/web/router';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { ForecastBooks } from './forecast-books';
import { ForecastOffer } from './forecast-offer';
import css from './forecast-page.module.css';
import { ForecastTerms } from './forecast-terms';

const TITLE = 'Previsione';

/** What to have on the shelf when the families come. */
export function ForecastPage() {
  const { value, failure } = useLoaderData<Outcome<Forecast | null>>();
  if (failure?.code === bookshopsErrorCodes.planNeeded) return <ForecastOffer />;
  if (failure) {
    return (
      <DeskPage title={TITLE}>
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      </DeskPage>
    );
  }
  if (value === null) return <NoDesk title={TITLE} />;
  return (
    <DeskPage title={TITLE}>
      {value.schools.length === 0 ? (
        <EmptyState action={<Link to="/dashboard/negozio#scuole">Scegli le scuole</Link>}>
          Scegli prima le tue scuole: la previsione nasce dai libri che hanno adottato.
        </EmptyState>
      ) : (
        <>
          <p className={css.intro}>
            Quante copie dei libri adottati dalle tue scuole conviene avere a scaffale, oltre a
            quelle già ordinate dalle famiglie.
          </p>
          <ForecastTerms terms={value.terms} />
          <Schools schools={value.schools} />
          <ForecastBooks books={value.books} />
          <Method since={value.since} />
        </>
      )}
    </DeskPage>
  );
}

function Schools({ schools }: Pick<Forecast, 'schools'>) {
  return (
    <details className={css.fold}>
      <summary>
        {schools.length === 1 ? 'La tua scuola' : `Le tue ${schools.length} scuole`}
      </summary>
      <ul className={css.schools}>
        {schools.map(({ code, name, year, classes }) => (
          <li key={code}>
            <Link to={`/scuola/${code}`}>{name}</Link>:{' '}
            {year === null ? 'nessuna lista' : `${classesWords(classes)}, lista ${yearWords(year)}`}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/dashboard/negozio#scuole">Cambia le scuole</Link>
      </p>
    </details>
  );
}

const classesWords = (classes: number) => (classes === 1 ? '1 classe' : `${classes} classi`);
/** `2026/27` */
const yearWords = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function Method({ since }: Pick<Forecast, 'since'>) {
  return (
    <section aria-labelledby="metodo" className={css.method}>
      <h2 id="metodo">Come la calcoliamo</h2>
      <p>
        Copie attese = classi che devono comprare il libro × alunni per classe × quota di chi compra
        da te. Da tenere = copie attese − copie ordinate qui dal{' '}
        {dayFormat.format(new Date(`${since}T00:00:00Z`))} − copie a scaffale, mai meno di zero.
      </p>
      <p>
        È una stima: contiamo le classi della lista più recente del Ministero, solo i libri adottati
        da comprare. Non sappiamo quanti libri passano da un fratello o si comprano usati, né quanti
        alunni ha davvero ogni classe: correggi le due quote con la tua esperienza. I libri
        scolastici invenduti di solito non si rendono.
      </p>
    </section>
  );
}
