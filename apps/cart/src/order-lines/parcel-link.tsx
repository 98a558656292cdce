import type { OrderLine } from '@zaino/contracts/orders';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './parcel-link.module.css';

interface ParcelLinkProps {
  tracking: NonNullable<OrderLine['tracking']>;
  title: string;
}

/** The parcel's number, with the carrier's page where it has one. */
export function ParcelLink({ tracking: { carrier, code, url }, title }: ParcelLinkProps) {
  return (
    <p className={css.parcel}>
      {carrier}, pacco {code}
      {url !== '' && (
        <>
          {' · '}
          <a href={url} target="_blank" rel="noreferrer" className={css.link}>
            Segui il pacco
            <VisuallyHidden> con {title}, in una nuova scheda</VisuallyHidden>
          </a>
        </>
      )}
    </p>
  );
}
