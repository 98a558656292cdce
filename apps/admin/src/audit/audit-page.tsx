import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { TextField } from '@zaino/ui/text-field';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import listCss from '../layout/list-page.module.css';
import { usePageQuery } from '../queries';
import { type AuditFilters, auditPath } from './audit-filters';
import { AuditList } from './audit-list';
import css from './audit.module.css';
import { groupWords, wordsOfAct } from './audit-words';
import { auditQuery } from './audit.api';

/** What admins did, for who may do everything. */
export function AuditPage() {
  const filters = useLoaderData<AuditFilters>();
  const { value: page, failure } = usePageQuery(auditQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage title="Registro delle operazioni">
      <p>
        Qui resta quello che fa chi amministra il sito. Nessuno può cambiarlo: ogni riga è legata a
        quella prima.
      </p>
      <Filters key={JSON.stringify(filters)} filters={filters} />
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {page && (
        <div className={listCss.list} aria-busy={isLoading}>
          {page.entries.length > 0 ? (
            <AuditList entries={page.entries} />
          ) : (
            <EmptyState
              action={
                <Link to={auditPath({})} className={buttonClass({ variant: 'outline' })}>
                  Mostra tutte le operazioni
                </Link>
              }
            >
              Nessuna operazione trovata.
            </EmptyState>
          )}
          <Pages filters={filters} next={page.next} />
        </div>
      )}
    </AdminPage>
  );
}

/** The ways to older entries and back to the latest. */
function Pages({ filters, next }: { filters: AuditFilters; next: string | null }) {
  if (next === null && filters.before === '') return null;
  return (
    <nav aria-label="Pagine del registro" className={css.pages}>
      {filters.before !== '' && (
        <Link to={auditPath({ ...filters, before: '' })}>Le più recenti</Link>
      )}
      {next !== null && (
        <Link to={auditPath({ ...filters, before: next })} rel="next">
          Operazioni precedenti
        </Link>
      )}
    </nav>
  );
}

/** A plain form: what is asked for stands in the address, to be kept and shared. */
function Filters({ filters }: { filters: AuditFilters }) {
  const isOther = filters.act !== '' && !(filters.act in groupWords);
  return (
    <Form role="search" action="/admin/audit" className={listCss.filters}>
      <TextField
        name="chi"
        label="Chi"
        hint="Il nome con cui accede"
        autoComplete="off"
        maxLength={60}
        defaultValue={filters.who}
      />
      <SelectField name="operazione" label="Che cosa" defaultValue={filters.act}>
        <option value="">Tutto</option>
        {isOther && <option value={filters.act}>{wordsOfAct(filters.act)}</option>}
        {Object.entries(groupWords).map(([beginning, words]) => (
          <option key={beginning} value={beginning}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        name="codice"
        label="Codice"
        hint="Di prodotto, buono, ordine…"
        autoComplete="off"
        maxLength={120}
        defaultValue={filters.id}
      />
      <TextField type="date" name="dal" label="Dal giorno" defaultValue={filters.from} />
      <TextField type="date" name="al" label="Al giorno" defaultValue={filters.to} />
      {filters.kind !== '' && <input type="hidden" name="tipo" value={filters.kind} />}
      <div className={listCss.buttons}>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link to={auditPath({})} className={buttonClass({ variant: 'text', size: 'small' })}>
          Cancella filtri
        </Link>
      </div>
    </Form>
  );
}
