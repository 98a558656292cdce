import { Container } from '@zaino/ui/container';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link, useLoaderData } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { BookshopRows } from './bookshop-rows';
import type { DirectoryData } from './directory.api';
import css from './directory-page.module.css';
import { countWords, listTitle } from './directory-words';
import { NoBookshops } from './no-bookshops';
import { PageLinks } from './page-links';
import { PlaceForms } from './place-forms';
import { ProvinceList } from './province-list';

/** The open bookshops: all of its state is in the address. */
export function DirectoryPage() {
  const data = useLoaderData<DirectoryData>();
  const { place, list, failure } = data;
  const heading = useKeptFocus<HTMLHeadingElement>(JSON.stringify([place, list?.page]));
  return (
    <Container className={css.page}>
      <header className={css.intro}>
        <h1>Librerie</h1>
        <p>
          Le librerie aperte su {BRAND_NAME}, con orari e telefono. Dove c’è il ritiro, passi a
          prendere gratis quello che ordini.
        </p>
      </header>
      <PlaceForms place={place} list={list} />
      {failure && <ServiceFailure failure={failure} />}
      {list && (
        <section aria-labelledby="elenco" className={css.list}>
          <div role="status" className={css.head}>
            <h2 id="elenco" ref={heading} tabIndex={-1}>
              {listTitle(data)}
            </h2>
            {list.total > 0 && <p>{countWords(list.total)}</p>}
          </div>
          {list.total === 0 ? <NoBookshops place={place} list={list} /> : <Found data={data} />}
        </section>
      )}
      {list && list.provinces.length > 0 && <ProvinceList provinces={list.provinces} />}
      <p>
        Hai una libreria? <Link to="/for-libraries">Che cosa trovi su {BRAND_NAME}</Link>
      </p>
    </Container>
  );
}

function Found({ data: { place, list, at } }: { data: DirectoryData }) {
  if (!list) return null;
  return (
    <>
      <BookshopRows bookshops={list.bookshops} at={at} />
      <PageLinks place={place} list={list} />
      <p className={css.note}>
        Gli orari sono quelli di una settimana normale: nei giorni di festa e ad agosto telefona
        prima di andare.
      </p>
    </>
  );
}
