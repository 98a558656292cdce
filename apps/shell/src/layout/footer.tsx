import type { ServedShopFront } from '@zaino/contracts/shared';
import { Container } from '@zaino/ui/container';
import { Logo } from '@zaino/ui/logo';
import { BRAND_NAME, SCHOOL_YEAR } from '@zaino/web/brand';
import { ownCompany, phoneUrl } from '@zaino/web/company';
import { reopenConsent } from '@zaino/web/consent';
import { Link } from '@zaino/web/router';
import { type ReactNode, useId } from 'react';
import css from './footer.module.css';
import { shopLinks } from './navigation-links';

const useful = [
  { text: 'Come funziona', to: '/how-it-works' },
  { text: 'Librerie', to: '/librerie' },
  { text: 'Per le librerie', to: '/for-libraries' },
  { text: 'Domande frequenti', to: '/faq' },
  { text: 'Assistenza', to: '/support' },
  { text: 'Blog', to: '/blog' },
];

const shopping = [
  ...shopLinks,
  { text: 'Recedi dal contratto qui', to: '/orders' },
  { text: 'Area Riservata', to: '/admin/login' },
];

const legal = [
  { text: 'Privacy', to: '/privacy-policy' },
  { text: 'Termini di servizio', to: '/terms-of-service' },
  { text: 'Cookie', to: '/cookie-policy' },
];

/** Where the header's menu leads without a script. */
export const FOOTER_ID = 'in-fondo';

/** The board at the foot of every page. */
export function Footer({ shopFront }: { shopFront?: ServedShopFront | undefined }) {
  return (
    <footer id={FOOTER_ID} className={css.board}>
      <Container className={css.columns}>
        <Contacts />
        <LinkColumn title="Link utili" links={useful} />
        <LinkColumn title="Acquisti" links={shopping} />
        <LinkColumn title="Note legali" links={legal}>
          <li>
            <button type="button" className={css.link} onClick={reopenConsent}>
              Preferenze cookie
            </button>
          </li>
          <li>
            <Link to="/accessibility" className={css.link}>
              Accessibilità
            </Link>
          </li>
        </LinkColumn>
      </Container>
      <Container>
        {shopFront && <FrontFacts shopFront={shopFront} />}
        <SellerFacts />
        <div className={css.notes}>
          <p>
            Dati sulle adozioni: Ministero dell’Istruzione e del Merito,{' '}
            <a
              href="https://www.dati.gov.it/content/italian-open-data-license-v20"
              rel="license noreferrer"
            >
              IODL 2.0
            </a>
          </p>
          <p>Anno scolastico {SCHOOL_YEAR}</p>
        </div>
      </Container>
    </footer>
  );
}

/** Whose address this is, and how they are reached. */
function FrontFacts({ shopFront }: { shopFront: ServedShopFront }) {
  const { name, address, postalCode, city, province, vatNumber, phone } = shopFront;
  return (
    <div className={css.notes}>
      <p>
        Questa è la vetrina di <strong>{name}</strong>, {address}, {postalCode} {city} ({province}).{' '}
        {vatNumber && <span className={css.whole}>Partita IVA {vatNumber}.</span>}
      </p>
      {phone && (
        <p>
          Telefono della libreria <a href={phoneUrl(phone)}>{phone}</a>
        </p>
      )}
    </div>
  );
}

/** Who sells, and what a buyer can rely on: once on every page (Codice del consumo, art. 49; d.lgs. 70/2003, art. 7). */
function SellerFacts() {
  const { name, legalForm, address, register, number, vatNumber, pec } = ownCompany();
  return (
    <div className={css.notes}>
      <p>
        Vende <strong>{name}</strong>, {legalForm}, {address}. {register}, n. {number}.{' '}
        <span className={css.whole}>Partita IVA {vatNumber}.</span> {pec && `PEC ${pec}`}
      </p>
      <p>
        <Link to="/terms-of-service#recesso">14 giorni per cambiare idea</Link>. Paghi online, o in
        libreria se ritiri lì.
      </p>
    </div>
  );
}

function Contacts() {
  const { email, hours, phone } = ownCompany();
  return (
    <div className={css.contacts}>
      <Link to="/" className={css.home} aria-label={`${BRAND_NAME}, home`}>
        <Logo name={BRAND_NAME} isOnBoard />
      </Link>
      <h2 className={css.title}>Contatti</h2>
      <address className={css.address}>
        <a href={`mailto:${email}`} className={css.link}>
          {email}
        </a>
        <span className={css.hours}>{hours}</span>
        <a href={phoneUrl(phone)} className={css.link}>
          {phone}
        </a>
      </address>
    </div>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly { text: string; to: string }[];
  /** More entries at the end. */
  children?: ReactNode;
}

function LinkColumn({ title, links, children }: LinkColumnProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.links}>
        {links.map(({ text, to }) => (
          <li key={to}>
            {/* The admins' pages have a policy of their own, which comes with a page alone. */}
            <Link to={to} reloadDocument={to.startsWith('/admin')} className={css.link}>
              {text}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
