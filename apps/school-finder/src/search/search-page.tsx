import { bookListPath } from '@zaino/rules/book-list-path';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { NarrowFold } from '@zaino/ui/narrow-fold';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData, useNavigate, useNavigation } from '@zaino/web/router';
import { useFold } from '@zaino/web/use-fold';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { type ReactNode, useId } from 'react';
import { NameScope } from './name-scope';
import { NameSearch } from './name-search';
import { PlaceSelects } from './place-selects';
import { SchoolFilters } from './school-filters';
import { NoSchools, noSchoolsWords, SchoolResults } from './school-results';
import type { SearchData } from './search.api';
import {
  change,
  isAskingForSchools,
  placeOf,
  readSearch,
  type Search,
  type SearchField,
  searchPath,
} from './search-params';
import css from './search-page.module.css';

/** The search that the page is on its way to; null while it stands still. */
function usePendingSearch(): Search | null {
  const { location } = useNavigation();
  if (location?.pathname !== '/search') return null;
  return readSearch(new URLSearchParams(location.search));
}

/** The school finder (specification, point 2): all of its state is in the address. */
export function SearchPage() {
  const data = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const form = useId();
  const pending = usePendingSearch();
  const search = pending ?? data.search;
  const hasFilters =
    search.comune !== '' && isSame(['regione', 'provincia', 'comune'], search, data.search);

  const heading = useKeptFocus<HTMLHeadingElement>(
    JSON.stringify([data.search, data.schools?.page, data.failure !== null]),
  );
  const open = (next: Search) => void navigate(searchPath(next), { preventScrollReset: true });

  return (
    <Container className={css.page}>
      <h1>Cerca la tua scuola</h1>
      <SearchForm id={form} data={data} search={search} onSearch={open} />
      <p className={css.paper}>
        Hai la lista della scuola? <Link to={bookListPath}>Incollala, o fotografa i codici</Link>.
      </p>
      <section className={css.results}>
        <div className={css.head}>
          <div role="status">
            {!pending && data.schools && (
              <h2 ref={heading} tabIndex={-1}>
                Scuole trovate ({data.schools.totale})
              </h2>
            )}
            <NameScope search={search} />
          </div>
          {hasFilters && data.schools && (
            <SchoolFilters search={search} options={data.schools} form={form} onSearch={open} />
          )}
        </div>
        <Results data={data} pending={pending} />
      </section>
    </Container>
  );
}

interface SearchFormProps {
  id: string;
  data: SearchData;
  /** What is chosen, which may be ahead of the data. */
  search: Search;
  onSearch: (search: Search) => void;
}

/** A plain GET form, so that it also works where no script runs. */
function SearchForm({ id, data, search, onSearch }: SearchFormProps) {
  return (
    <form
      id={id}
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        const box = event.currentTarget.elements.namedItem('nome');
        if (!(box instanceof HTMLInputElement)) return;
        // The keyboard of a touch screen would lie over what is found.
        if (navigator.maxTouchPoints > 0) box.blur();
        onSearch(change(search, 'nome', box.value.trim()));
      }}
    >
      <Sheet isEdgeToEdge className={css.form}>
        <fieldset className={css.name}>
          <legend className={css.legend}>Per nome</legend>
          <NameSearch
            search={search}
            example={data.schools?.scuole[0]?.nomeScuola}
            onSearch={onSearch}
          />
        </fieldset>
        <PlaceFields search={search}>
          <PlaceSelects
            search={search}
            regioni={data.regioni}
            province={isSame(['regione'], search, data.search) ? data.province : null}
            comuni={isSame(['regione', 'provincia'], search, data.search) ? data.comuni : null}
            onSearch={onSearch}
          />
          <noscript>
            <Button type="submit" size="small" variant="outline" className={css.submit}>
              Continua
            </Button>
          </noscript>
        </PlaceFields>
      </Sheet>
    </form>
  );
}

/** Open on a narrow screen while a place is being chosen: what it finds belongs right below the name. */
function PlaceFields({ search, children }: { search: Search; children: ReactNode }) {
  const { regione, provincia, comune } = search;
  const place = [regione, provincia, comune].join();
  const [isOpen, setOpen] = useFold(place, regione !== '' && comune === '');
  return (
    <fieldset className={css.place}>
      <legend className={css.legend}>Per luogo</legend>
      <NarrowFold summary={placeWords(search)} isOpen={isOpen} onToggle={setOpen}>
        {children}
      </NarrowFold>
    </fieldset>
  );
}

function placeWords(search: Search): string {
  const place = placeOf(search);
  return place ? `In ${place} · Cambia luogo` : 'Per regione, provincia e comune';
}

function isSame(fields: SearchField[], one: Search, other: Search): boolean {
  return fields.every((field) => one[field] === other[field]);
}

interface ResultsProps {
  data: SearchData;
  pending: Search | null;
}

function Results({ data: { search, schools, failure }, pending }: ResultsProps) {
  if (pending)
    return isAskingForSchools(pending) ? <LoadingRows>Caricamento...</LoadingRows> : null;
  const isAsking = isAskingForSchools(search);
  return (
    <>
      {schools && <SchoolResults search={search} schools={schools} />}
      {failure && (
        <ServiceFailure
          title={isAsking && !schools ? noSchoolsWords(search) : undefined}
          failure={failure}
        />
      )}
      {isAsking && !schools && !failure && <NoSchools search={search} />}
    </>
  );
}
