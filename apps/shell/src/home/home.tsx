import { bookListPath } from '@zaino/rules/book-list-path';
import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link, useLoaderData } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { Benefits } from './benefits';
import type { HomeData } from './home.api';
import css from './home.module.css';
import { HowItWorks } from './how-it-works';
import { SampleList } from './sample-list';
import { SiteSearch } from '../site-search/site-search';
import { Shelf } from './shelf';

export function Home() {
  const { categories } = useLoaderData<HomeData>();
  const { user } = useSession();
  return (
    <Container className={css.page}>
      <div className={css.hero}>
        <div>
          <h1 className={css.title}>La lista della tua classe è già qui.</h1>
          <p className={css.lede}>
            Trova la scuola, spunta i libri che mancano, ricevili a casa. Ai prezzi del ministero.
          </p>
          <SiteSearch isLarge className={css.search} />
          <Link to="/search" className={css.link}>
            Cerca per regione, provincia e comune
          </Link>
          <Link to={bookListPath} className={css.link}>
            Hai la lista della scuola?
          </Link>
          {user?.role === 'customer' && (
            <Link to="/dashboard" className={css.link}>
              I miei figli
            </Link>
          )}
        </div>
        <SampleList />
      </div>
      <Benefits />
      <HowItWorks />
      <Link to="/search" className={buttonClass({}, css.call)}>
        Cerca la tua scuola
      </Link>
      <Shelf categories={categories} />
      <div className={css.ends}>
        <section>
          <h2 className={css.endTitle}>Hai una libreria?</h2>
          <p className={css.words}>
            Liste delle scuole vicine, ordini per classe e ritiro in negozio, con un indirizzo tuo.
          </p>
          <Link to="/for-libraries" className={css.link}>
            {BRAND_NAME} per le librerie
          </Link>
        </section>
        <section>
          <h2 className={css.endTitle}>Un ordine in ritardo?</h2>
          <p className={css.words}>
            Ogni libro ha il suo stato e la sua data, sempre visibili nell’ordine.
          </p>
          <Link to="/orders" className={css.link}>
            Vai ai miei ordini
          </Link>
        </section>
      </div>
    </Container>
  );
}
