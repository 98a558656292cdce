import type { Order } from '@zaino/contracts/orders';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import css from './order-documents.module.css';

/** The documents there are by now. */
export function OrderDocuments({ order }: { order: Order }) {
  const { documents } = order;
  if (documents.length === 0) return null;
  return (
    <AsidePart title="Documenti" isFolded={isLongOrder(order)}>
      <ul>
        {documents.map(({ kind, title, path }) => (
          <li key={kind}>
            <a href={path} target="_blank" rel="noreferrer" className={css.link}>
              {title} (PDF)
            </a>
          </li>
        ))}
      </ul>
      {documents.some(({ kind }) => kind === 'dichiarazione-spese') && (
        <p className={css.small}>
          La dichiarazione di spesa, con gli ISBN, serve per il rimborso del Comune o del fondo
          ISEE.
        </p>
      )}
    </AsidePart>
  );
}
