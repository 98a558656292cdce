import { ADMIN_BOOKSHOP_LIMIT } from '@zaino/contracts/bookshops';
import { formatCount } from '@zaino/rules/format-count';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { TextField } from '@zaino/ui/text-field';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import listCss from '../layout/list-page.module.css';
import { PageLinks } from '../layout/page-links';
import { StateLinks } from '../layout/state-links';
import { usePageQuery } from '../queries';
import { type BookshopFilters, bookshopsPath } from './bookshop-filters';
import { filterWords } from './bookshop-words';
import { bookshopsQuery } from './bookshops.api';
import { BookshopsTable } from './bookshops-table';

/** The bookshops, those that wait for a decision first. */
export function BookshopsPage() {
  const filters = useLoaderData<BookshopFilters>();
  const { value: list, failure } = usePageQuery(bookshopsQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage title="Librerie">
      <Search key={JSON.stringify(filters)} filters={filters} />
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {list && (
        <div className={listCss.list} aria-busy={isLoading}>
          <StateLinks
            label="Stati delle librerie"
            links={list.counts.map(({ filter, bookshops }) => {
              const isCurrent = filter === filters.filter;
              return {
                key: filter,
                words: filterWords[filter],
                count: bookshops,
                isCurrent,
                to: bookshopsPath({ ...filters, page: 1, filter: isCurrent ? '' : filter }),
              };
            })}
          />
          <p role="status" className={listCss.count}>
            {list.total === 1
              ? '1 libreria trovata'
              : `${formatCount(list.total)} librerie trovate`}
          </p>
          {list.bookshops.length > 0 ? (
            <>
              <BookshopsTable bookshops={list.bookshops} />
              <PageLinks
                label="Pagine delle librerie"
                page={filters.page}
                last={Math.ceil(list.total / ADMIN_BOOKSHOP_LIMIT)}
                pathOf={(page) => bookshopsPath({ ...filters, page })}
              />
            </>
          ) : (
            <EmptyState
              action={
                <Link to={bookshopsPath({})} className={buttonClass({ variant: 'outline' })}>
                  Mostra tutte le librerie
                </Link>
              }
            >
              {filters.filter === 'waiting'
                ? 'Nessuna libreria aspetta una decisione.'
                : 'Nessuna libreria trovata.'}
            </EmptyState>
          )}
        </div>
      )}
    </AdminPage>
  );
}

/** A plain form: what is asked for stands in the address. */
function Search({ filters }: { filters: BookshopFilters }) {
  return (
    <Form role="search" action="/admin/bookshops" className={listCss.filters}>
      <TextField
        type="search"
        name="cerca"
        label="Nome, dominio, città o partita IVA"
        autoComplete="off"
        maxLength={100}
        defaultValue={filters.search}
        className={listCss.search ?? ''}
      />
      {filters.filter !== '' && <input type="hidden" name="stato" value={filters.filter} />}
      <div className={listCss.buttons}>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link to={bookshopsPath({})} className={buttonClass({ variant: 'text', size: 'small' })}>
          Cancella filtri
        </Link>
      </div>
    </Form>
  );
}
