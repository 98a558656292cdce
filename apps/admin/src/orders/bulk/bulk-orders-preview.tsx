import type { CommandPreview } from '@zaino/contracts/orders';
import { andOthers, counted } from '@zaino/data-table/count-words';
import { formatEuro } from '@zaino/rules/money';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import type { OrderRow } from '../order-rows';
import { orderNoun } from '../orders-table';
import css from './bulk-orders-dialog.module.css';
import { type OrderBulkKindName, bulkKinds } from './bulk-kinds';

/** How many orders are named one by one. */
const NAMED = 5;
const NAMED_REFUSALS = 20;

interface BulkOrdersPreviewProps {
  rows: readonly OrderRow[];
  kind: (typeof bulkKinds)[OrderBulkKindName];
  /** Undefined until the server has said it. */
  outcomes: readonly CommandPreview[] | undefined;
  /** Euro. */
  refund: number;
  hasFailed: boolean;
  onRetry: () => void;
}

/** To how many orders it would be done, with how much money, and who refuses it why. */
export function BulkOrdersPreview(props: BulkOrdersPreviewProps) {
  const { rows, kind, outcomes, refund, hasFailed, onRetry } = props;
  if (hasFailed) {
    return (
      <RetryNotice onRetry={onRetry}>
        <strong>L’anteprima non è arrivata.</strong> Senza, non si cambia nulla.
      </RetryNotice>
    );
  }
  if (outcomes === undefined) return <LoadingRows>Caricamento...</LoadingRows>;
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  const outcomeOf = ({ id }: OrderRow) => byId.get(id)?.outcome;
  const possible = rows.filter((row) => outcomeOf(row) === 'possible');
  const refused = rows.filter((row) => outcomeOf(row) !== 'possible');
  return (
    <section aria-label="Anteprima" className={css.preview}>
      <p role="status">
        <strong>
          {kind.words}: {counted(orderNoun, possible.length)}
          {refund > 0 && `, ${formatEuro(refund)} da rimborsare`}.
        </strong>{' '}
        {possible.length > 0 && kind.effect}
      </p>
      <ul>
        {possible.slice(0, NAMED).map((row) => (
          <li key={row.id} className={css.one}>
            <strong>{row.family}</strong> {row.number}, {linesWords(byId.get(row.id)?.lines ?? 0)}
          </li>
        ))}
      </ul>
      {possible.length > NAMED && <p>{andOthers(orderNoun, possible.length - NAMED)}</p>}
      <Due rows={possible} kind={kind} />
      {refused.length > 0 && (
        <Notice>
          <strong>
            {refused.length === 1
              ? '1 ordine resta com’è:'
              : `${refused.length} ordini restano come sono:`}
          </strong>
          <ul>
            {refused.slice(0, NAMED_REFUSALS).map((row) => (
              <li key={row.id}>
                {row.family} ({row.number}): {byId.get(row.id)?.reason}
              </li>
            ))}
            {refused.length > NAMED_REFUSALS && (
              <li>{andOthers(orderNoun, refused.length - NAMED_REFUSALS)}</li>
            )}
          </ul>
        </Notice>
      )}
    </section>
  );
}

const linesWords = (lines: number) => (lines === 1 ? '1 riga' : `${lines} righe`);

/** Nobody hands over what is not paid without having been told. */
function Due({ rows, kind }: Pick<BulkOrdersPreviewProps, 'rows' | 'kind'>) {
  if (kind !== bulkKinds.deliver) return null;
  const due = rows.filter(({ order }) => order.paymentState === 'due');
  if (due.length === 0) return null;
  return (
    <Notice tone="error">
      <strong>
        {due.length === 1
          ? '1 ordine è ancora da pagare'
          : `${due.length} ordini sono ancora da pagare`}
      </strong>{' '}
      e così risulta consegnato senza incasso:{' '}
      {due
        .slice(0, NAMED)
        .map(({ number }) => number)
        .join(', ')}
      {due.length > NAMED && ` ${andOthers(orderNoun, due.length - NAMED)}`}. Incassa prima dalla
      pagina dell’ordine.
    </Notice>
  );
}
