import type { Order, OrderLine } from '@zaino/contracts/orders';
import { Sheet } from '@zaino/ui/sheet';
import { useEffect, useRef } from 'react';
import { moment } from '../../order-lines/dates';
import { pieceCount } from '../pieces/line-pieces';
import css from './withdrawal.module.css';

interface WithdrawalReceiptsProps {
  order: Order;
  /** Where the receipt of the last one has gone just now. */
  sentTo: string | null;
}

/** What was declared, with day and time: the receipt that is mailed too. */
export function WithdrawalReceipts({ order, sentTo }: WithdrawalReceiptsProps) {
  const { withdrawals, lines, documents, number } = order;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentTo !== null) place.current?.focus();
  }, [sentTo, withdrawals.length]);
  const receipt = documents.find(({ kind }) => kind === 'ricevuta-recesso');
  if (withdrawals.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Ricevuta del recesso">
      <Sheet isEdgeToEdge className={css.receipt}>
        {sentTo !== null && (
          <p role="status" className={css.sent}>
            Recesso registrato. Abbiamo mandato la ricevuta a {sentTo}.
          </p>
        )}
        {withdrawals.map(({ id, at, name, ...withdrawal }) => (
          <p key={id}>
            <strong>Ricevuta del recesso</strong>, {moment(at)}. {name} ha comunicato il recesso dal
            contratto dell’ordine {number} per:{' '}
            {lines.flatMap((line) => articleWords(line, withdrawal, lines) ?? []).join(', ')}.
          </p>
        ))}
        {receipt && (
          <a href={receipt.path} target="_blank" rel="noreferrer" className={css.receiptLink}>
            {receipt.title} (PDF)
          </a>
        )}
      </Sheet>
    </div>
  );
}

/** Null where the statement is not for the line; with how many pieces, where there were several. */
function articleWords(
  { id, key, title, quantity }: OrderLine,
  { lineIds, pieces = [] }: Pick<Order['withdrawals'][number], 'lineIds' | 'pieces'>,
  lines: readonly OrderLine[],
): string | null {
  if (!lineIds.includes(id)) return null;
  const stated = pieces.find(({ lineId }) => lineId === id)?.quantity ?? quantity;
  const isOnly = stated === 1 && lines.filter((line) => line.key === key).length === 1;
  return isOnly ? title : `${title} (${pieceCount(stated)})`;
}
