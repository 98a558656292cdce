import type { Order } from '@zaino/contracts/orders';
import { legalTexts, versionPath } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import { fullDay } from '../order-lines/dates';
import css from './order-documents.module.css';

/** The legal texts as they stood when the order was placed. */
export function AcceptedTexts({ order: { acceptedTexts } }: { order: Order }) {
  if (!acceptedTexts) return null;
  const { terms, privacy } = acceptedTexts;
  return (
    <p className={css.small}>
      Per questo ordine valgono i{' '}
      <Link to={versionPath(legalTexts.terms, terms)}>
        termini di servizio del {fullDay(terms)}
      </Link>{' '}
      e l’
      <Link to={versionPath(legalTexts.privacy, privacy)}>
        informativa sulla privacy del {fullDay(privacy)}
      </Link>
      .
    </p>
  );
}
