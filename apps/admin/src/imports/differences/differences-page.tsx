import {
  type ChangedPlace,
  DIFFERENCE_PAGE,
  differenceKinds,
  type Differences,
} from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { moment } from '../../layout/moment-words';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { usePageQuery } from '../../queries';
import { importsTrail } from '../books-trail';
import { ChangedPlaces } from './changed-places';
import { ChangedSchools } from './changed-schools';
import { type DifferenceFilters, differencesPath } from './difference-filters';
import { countOfKind, kindWords } from './difference-words';
import { changedSchoolsQuery, differencesCsv, placesQuery } from './differences.api';
import { TellFamilies } from './tell-families';

/** What an import changed: by region and province, then school by school. */
export function DifferencesPage() {
  const filters = useLoaderData<DifferenceFilters>();
  const { value: found, failure } = usePageQuery(placesQuery(filters));
  if (failure?.kind === 'not-found' || failure?.kind === 'invalid') return <NoSuchImport />;
  const title = found ? `Differenze del ${moment(found.run.createdAt)}` : 'Differenze';
  return (
    <AdminPage title={title} trail={importsTrail} actions={<CsvButton filters={filters} />}>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {found && <Comparison filters={filters} found={found} />}
    </AdminPage>
  );
}

/** The differences, or why there are none. */
function Comparison({ filters, found }: { filters: DifferenceFilters; found: Differences }) {
  const { run, places, total } = found;
  if (run.comparison === 'none') {
    return (
      <EmptyState>
        Di questa importazione non c’è niente da confrontare: non ha cambiato liste, o è passato
        troppo tempo.
      </EmptyState>
    );
  }
  return (
    <>
      {run.comparison === 'pending' && (
        <Notice>
          <strong>Il confronto è in corso.</strong> Tra poco, ricaricando la pagina, ci saranno
          tutte le differenze.
        </Notice>
      )}
      <ChangedPlaces filters={filters} places={places} total={total} />
      {canTell(filters, found) && <TellFamilies id={filters.id} />}
      <Schools filters={filters} total={total} places={places} />
    </>
  );
}

/** All of the country at once: the call knows no region. */
const canTell = ({ region }: DifferenceFilters, { run, total }: Differences) =>
  region === '' && run.state === 'active' && total.dropped + total.volumes > 0;

interface SchoolsProps {
  filters: DifferenceFilters;
  total: ChangedPlace;
  places: ChangedPlace[];
}

/** The schools with changes, those with most of them first. */
function Schools({ filters, total, places }: SchoolsProps) {
  const { value: list, failure } = usePageQuery(changedSchoolsQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  const { province } = filters;
  // Schools that the registry does not know are of a province without a name.
  const chosen = (province !== '' && places.find(({ name }) => name === province)) || total;
  return (
    <section className={listCss.list} aria-labelledby="scuole-cambiate" aria-busy={isLoading}>
      <h2 id="scuole-cambiate">{placeWords(filters)}</h2>
      <StateLinks
        label="Tipi di differenze"
        links={differenceKinds.map((kind) => {
          const isCurrent = kind === filters.kind;
          return {
            key: kind,
            words: kindWords[kind],
            count: countOfKind[kind](chosen),
            isCurrent,
            to: differencesPath({ ...filters, page: 1, kind: isCurrent ? '' : kind }),
          };
        })}
      />
      <Search key={JSON.stringify(filters)} filters={filters} places={places} />
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {list && (
        <>
          <p role="status" className={listCss.count}>
            {list.total === 1 ? '1 scuola trovata' : `${formatCount(list.total)} scuole trovate`}
          </p>
          {list.schools.length > 0 ? (
            <>
              <ChangedSchools id={filters.id} schools={list.schools} />
              <PageLinks
                label="Pagine delle scuole"
                page={filters.page}
                last={Math.ceil(list.total / DIFFERENCE_PAGE)}
                pathOf={(page) => differencesPath({ ...filters, page })}
              />
            </>
          ) : (
            <EmptyState
              action={
                <Link
                  to={differencesPath({ id: filters.id })}
                  className={buttonClass({ variant: 'outline' })}
                >
                  Mostra tutte le scuole
                </Link>
              }
            >
              Nessuna scuola con queste differenze.
            </EmptyState>
          )}
        </>
      )}
    </section>
  );
}

/** A plain form: what is asked for stands in the address. */
function Search({ filters, places }: Omit<SchoolsProps, 'total'>) {
  const { id, region, province, kind, search } = filters;
  return (
    <Form role="search" action={`/admin/books/imports/${id}`} className={listCss.filters}>
      <TextField
        type="search"
        name="cerca"
        label="Nome, comune o codice della scuola"
        autoComplete="off"
        maxLength={100}
        defaultValue={search}
        className={listCss.search ?? ''}
      />
      {region !== '' && (
        <SelectField name="provincia" label="Provincia" defaultValue={province}>
          <option value="">Tutte</option>
          {places
            .filter(({ name }) => name !== '')
            .map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      {region !== '' && <input type="hidden" name="regione" value={region} />}
      {kind !== '' && <input type="hidden" name="tipo" value={kind} />}
      <div className={listCss.buttons}>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link
          to={differencesPath({ id })}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          Cancella filtri
        </Link>
      </div>
    </Form>
  );
}

function CsvButton({ filters }: { filters: DifferenceFilters }) {
  const { isSending, failure, send } = useSubmission();
  return (
    <div>
      <Button
        variant="outline"
        size="small"
        disabled={isSending}
        onClick={() => void send(() => downloadCsv(differencesCsv(filters), 'differenze'))}
      >
        {isSending ? 'Preparazione del file...' : 'Esporta CSV'}
      </Button>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </div>
  );
}

function NoSuchImport() {
  return (
    <AdminPage title="Differenze" trail={importsTrail}>
      <EmptyState
        title="Importazione non trovata"
        action={
          <Link to="/admin/books/imports" className={buttonClass()}>
            Torna alle importazioni
          </Link>
        }
      >
        Nessuna importazione ha questo indirizzo.
      </EmptyState>
    </AdminPage>
  );
}

function placeWords({ region, province }: DifferenceFilters): string {
  if (province !== '') return `Scuole in provincia di ${province}`;
  return region === '' ? 'Scuole di tutta Italia' : `Scuole in ${region}`;
}
