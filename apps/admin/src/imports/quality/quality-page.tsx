import { bookIssues, type Quality } from '@zaino/contracts/schools';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { moment } from '../../layout/moment-words';
import { StateLinks } from '../../layout/state-links';
import { usePageQuery } from '../../queries';
import { booksTrail } from '../books-trail';
import { yearWords } from '../differences/difference-words';
import { DoubtfulBooks } from './doubtful-books';
import { issueHints, issueWords } from './issue-words';
import { type QualityFilters, qualityPath } from './quality-filters';
import { qualityCsv, qualityQuery } from './quality.api';
import { SchoolsOverCap } from './schools-over-cap';

/** What is doubtful in the lists that are in use: books by reason, and schools with classes over the cap. */
export function QualityPage() {
  const filters = useLoaderData<QualityFilters>();
  const { value: found, failure } = usePageQuery(qualityQuery);
  const isLoading = useNavigation().state === 'loading';
  const { issue } = filters;
  return (
    <AdminPage
      title="Controlli sulle liste"
      trail={booksTrail}
      actions={<CsvButton filters={filters} />}
    >
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {found?.schoolYear === null && <EmptyState>Non ci sono ancora liste.</EmptyState>}
      {found && found.schoolYear !== null && (
        <div className={listCss.list} aria-busy={isLoading}>
          <p className={listCss.count}>{stateWords(found)}</p>
          <StateLinks label="Che cosa controllare" links={linksOf(found, issue)} />
          <h2>{issueWords[issue]}</h2>
          <p>{issueHints[issue]}</p>
          {issue === 'cap' && !found.hasCaps && (
            <Notice>
              <strong>I tetti di quest’anno non sono ancora noti.</strong> Le classi si confrontano
              quando ci sono.
            </Notice>
          )}
          <Search key={JSON.stringify(filters)} filters={filters} />
          {issue === 'cap' ? (
            <SchoolsOverCap filters={filters} />
          ) : (
            <DoubtfulBooks issue={issue} filters={filters} />
          )}
        </div>
      )}
    </AdminPage>
  );
}

function linksOf({ issues, classesOver }: Quality, chosen: QualityFilters['issue']) {
  const counts = new Map(issues.map(({ issue, books }) => [issue, books]));
  const ofBooks = bookIssues.map((issue) => ({ issue, count: counts.get(issue) ?? 0 }));
  return [...ofBooks, { issue: 'cap' as const, count: classesOver }].map(({ issue, count }) => ({
    key: issue,
    words: issueWords[issue],
    count,
    isCurrent: issue === chosen,
    to: qualityPath({ issue }),
  }));
}

/** `Liste del 2026/27, controllate il 9 lug 2026, 10:00.` */
function stateWords({ schoolYear, countedAt, isCurrent }: Quality): string {
  const year = `Liste del ${schoolYear === null ? '' : yearWords(schoolYear)}`;
  const when = countedAt === null ? 'mai controllate' : `controllate il ${moment(countedAt)}`;
  const now = isCurrent ? '' : ' Le liste arrivate dopo sono in corso di controllo.';
  return `${year}, ${when}.${now}`;
}

/** A plain form: what is asked for stands in the address. */
function Search({ filters }: { filters: QualityFilters }) {
  const { issue, search, region, province } = filters;
  const isCap = issue === 'cap';
  return (
    <Form role="search" action="/admin/books/quality" className={listCss.filters}>
      <TextField
        type="search"
        name="cerca"
        label={isCap ? 'Nome, comune o codice della scuola' : 'Titolo, editore o codice'}
        autoComplete="off"
        maxLength={100}
        defaultValue={search}
        className={listCss.search ?? ''}
      />
      <input type="hidden" name="problema" value={issue} />
      {isCap && region !== '' && <input type="hidden" name="regione" value={region} />}
      {isCap && province !== '' && <input type="hidden" name="provincia" value={province} />}
      <div className={listCss.buttons}>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link
          to={qualityPath({ issue })}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          Cancella filtri
        </Link>
      </div>
    </Form>
  );
}

function CsvButton({ filters }: { filters: QualityFilters }) {
  const { isSending, failure, send } = useSubmission();
  const name = filters.issue === 'cap' ? 'classi-oltre-il-tetto' : 'libri-da-controllare';
  return (
    <div>
      <Button
        variant="outline"
        size="small"
        disabled={isSending}
        onClick={() => void send(() => downloadCsv(qualityCsv(filters), name))}
      >
        {isSending ? 'Preparazione del file...' : 'Esporta CSV'}
      </Button>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </div>
  );
}
