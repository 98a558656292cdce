import type { ServedShopFront } from '@zaino/contracts/shared';
import { discountWords } from '@zaino/rules/discount-words';
import { mapUrl } from '@zaino/rules/map-url';
import { schoolPath } from '@zaino/rules/page-path';
import { Notice } from '@zaino/ui/notice';
import { ProductImage } from '@zaino/ui/product-image';
import { Container } from '@zaino/ui/container';
import { SearchField } from '@zaino/ui/search-field';
import { Sheet } from '@zaino/ui/sheet';
import { phoneUrl } from '@zaino/web/company';
import { EXAMPLE_SCHOOL } from '@zaino/web/example-school';
import { Form, Link, useLoaderData } from '@zaino/web/router';
import { useShopFront } from '@zaino/web/shop-front';
import { HoursLines } from '@zaino/ui/hours-lines';
import { OpeningNow } from '@zaino/ui/opening-now';
import { useMinute } from '@zaino/web/use-minute';
import type { FrontData } from './front.api';
import css from './front-page.module.css';

/** The begin of a bookshop's own address: what it is, where and when, and the ways into the catalogue. */
export function FrontPage() {
  const shopFront = useShopFront();
  const { at } = useLoaderData<FrontData>();
  const now = useMinute(at);
  // On the main site there is no such page.
  if (!shopFront) return null;
  const { name, offersPickup, schools, notice } = shopFront;
  return (
    <Container className={css.page}>
      <div className={css.hero}>
        <div>
          <h1 className={css.title}>{name}</h1>
          <OpeningNow {...shopFront} now={now} />
          <p className={css.lede}>
            {offersPickup
              ? 'Trova la lista della tua classe, ordina e ritira qui, gratis. Oppure ricevi i libri a casa.'
              : 'Trova la lista della tua classe, ordina e ricevi i libri a casa.'}
          </p>
          {notice && (
            <Notice className={css.notice}>
              <strong>Avviso.</strong> {notice}
            </Notice>
          )}
          {schools.length > 0 && <Schools schools={schools} />}
          <SchoolSearch isLarge={schools.length === 0} />
          <Ways />
        </div>
        <Facts shopFront={shopFront} now={now} />
      </div>
    </Container>
  );
}

/** Schools that stand there at once; the others come by one press. */
const SHOWN_SCHOOLS = 8;

function Schools({ schools }: Pick<ServedShopFront, 'schools'>) {
  // One that would hide alone is shown.
  const shown = schools.length > SHOWN_SCHOOLS + 1 ? SHOWN_SCHOOLS : schools.length;
  const others = schools.slice(shown);
  return (
    <section aria-labelledby="scuole" className={css.schools}>
      <h2 id="scuole" className={css.heading}>
        Le scuole che seguiamo
      </h2>
      <Sheet isEdgeToEdge>
        <SchoolLinks schools={schools.slice(0, shown)} />
        {others.length > 0 && (
          <details className={css.more}>
            <summary>Mostra tutte: altre {others.length} scuole</summary>
            <SchoolLinks schools={others} />
          </details>
        )}
      </Sheet>
    </section>
  );
}

function SchoolLinks({ schools }: Pick<ServedShopFront, 'schools'>) {
  return (
    <ul>
      {schools.map(({ code, name }) => (
        <li key={code} className={css.school}>
          <Link to={schoolPath(code)} className={css.schoolLink}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SchoolSearch({ isLarge }: { isLarge: boolean }) {
  return (
    <Form action="/search" role="search" className={css.search}>
      <SearchField
        label={isLarge ? 'Nome della scuola' : 'Un’altra scuola'}
        name="nome"
        placeholder={EXAMPLE_SCHOOL}
        autoComplete="off"
        required
        isLarge={isLarge}
      />
    </Form>
  );
}

function Ways() {
  return (
    <ul className={css.ways}>
      <li>
        <Link to="/search" className={css.way}>
          Cerca per regione, provincia e comune
        </Link>
      </li>
      <li>
        <Link to="/products" className={css.way}>
          Prodotti per la scuola
        </Link>
      </li>
      <li>
        <Link to="/orders" className={css.way}>
          I tuoi ordini
        </Link>
      </li>
    </ul>
  );
}

/** Where and when one finds it. */
function Facts({ shopFront, now }: { shopFront: ServedShopFront; now: number }) {
  const { address, postalCode, city, province, phone, offersPickup, notes, picture } = shopFront;
  const discount = offersPickup ? discountWords(shopFront) : '';
  return (
    <Sheet hasMargin isEdgeToEdge className={css.facts}>
      {picture && (
        <ProductImage
          url={picture.url}
          alt={picture.alt}
          sizes="(width >= 900px) 24rem, 90vw"
          className={css.picture}
        />
      )}
      <h2 className={css.heading}>Dove e quando</h2>
      <dl className={css.terms}>
        <dt>Indirizzo</dt>
        <dd>
          {address}
          <br />
          {postalCode} {city} ({province})
        </dd>
        <dd>
          <a href={mapUrl(shopFront)} target="_blank" rel="noreferrer" className={css.link}>
            Come arrivare, su Google Maps (si apre in un’altra scheda)
          </a>
        </dd>
        <dt>Orari</dt>
        <HoursLines {...shopFront} now={now} />
        {phone && (
          <>
            <dt>Telefono</dt>
            <dd>
              <a href={phoneUrl(phone)} className={css.link}>
                {phone}
              </a>
            </dd>
          </>
        )}
        <dt>Ritiro degli ordini</dt>
        <dd>{offersPickup ? 'Sì, gratis' : 'Non in questa libreria'}</dd>
        {discount && <dd>Sconto sul prezzo di copertina: {discount}</dd>}
        {notes && <dd>{notes}</dd>}
      </dl>
    </Sheet>
  );
}
