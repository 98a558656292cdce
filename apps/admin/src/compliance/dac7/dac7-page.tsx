import { ChoiceLinks } from '@zaino/charts/choice-links';
import { countWords } from '@zaino/charts/figure-words';
import {
  DAC7_FIRST_YEAR,
  DAC7_LEAST_SALES,
  DAC7_MOST_EXCLUDED_EURO,
  type Dac7Report,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { dayOf, moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import css from '../compliance.module.css';
import { dac7Path } from './dac7-address';
import { Dac7Tables } from './dac7-tables';
import { dac7Query, downloadDac7 } from './dac7.api';

/** What bookshops sold in a year, for the Agenzia delle Entrate: the year stands in the address. */
export function Dac7Page() {
  const year = useLoaderData<number>();
  const { value: report, failure } = usePageQuery(dac7Query(year));
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage
      title="Comunicazione annuale delle librerie (DAC7)"
      trail={[{ text: 'Conformità', to: '/admin/compliance' }]}
    >
      <p>
        Quanto ha venduto ogni libreria, per trimestre: incassi e rimborsi contati negli stessi
        giorni del registro dei corrispettivi, meno le commissioni trattenute. Chi ha meno di{' '}
        {DAC7_LEAST_SALES} vendite e non più di {countWords(DAC7_MOST_EXCLUDED_EURO)} € nell’anno
        non si comunica.
      </p>
      <Years year={year} />
      <p role="status">{isLoading && 'Caricamento...'}</p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {report && <Loaded key={year} report={report} />}
    </AdminPage>
  );
}

/** All years there can be a report of, the latest first. */
function Years({ year }: { year: number }) {
  const [today] = useState(() => italianDay(Date.now()));
  const last = Number(today.slice(0, 4));
  const years = Array.from({ length: last - DAC7_FIRST_YEAR + 1 }, (_, n) => last - n);
  const links = years.map((one) => ({
    to: dac7Path(one),
    words: String(one),
    isCurrent: one === year,
  }));
  return <ChoiceLinks label="Anno" links={links} />;
}

function Loaded({ report }: { report: Dac7Report }) {
  const { year, deadline, sellers, countedAt } = report;
  const { isSending, failure, send } = useSubmission();
  if (sellers.length === 0) {
    return (
      <EmptyState action={<Link to="/admin/bookshops">Guarda le librerie</Link>}>
        Nel {year} nessuna libreria ha venduto qualcosa.
      </EmptyState>
    );
  }
  const reported = sellers.filter(({ isExcluded }) => !isExcluded);
  const incomplete = reported.filter(({ missing }) => missing.length > 0).length;
  return (
    <>
      <p>
        Da comunicare entro il {dayOf(`${deadline}T12:00:00Z`)}:{' '}
        {reported.length === 1 ? '1 libreria' : `${countWords(reported.length)} librerie`}.{' '}
        <span className={css.note}>(contato il {moment(countedAt)})</span>
      </p>
      {incomplete > 0 && (
        <Notice tone="error">
          {incomplete === 1
            ? 'Di 1 libreria da comunicare mancano dei dati.'
            : `Di ${countWords(incomplete)} librerie da comunicare mancano dei dati.`}
        </Notice>
      )}
      <p className={css.note}>
        Il numero di registrazione (REA) e il codice fiscale, dove è diverso dalla partita IVA, non
        sono chiesti alle librerie: nel file le loro colonne sono vuote. Il file è per chi prepara
        la comunicazione, non è il tracciato dell’Agenzia.
      </p>
      <div className={css.files}>
        <Button
          variant="outline"
          size="small"
          disabled={isSending}
          onClick={() => void send(() => downloadDac7(year))}
        >
          Scarica CSV
        </Button>
        <p role="status">{isSending && 'Preparazione del file...'}</p>
      </div>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <Dac7Tables report={report} />
    </>
  );
}
