import { type Order, orderApi, type OrderLine } from '@zaino/contracts/orders';
import { extraNames } from '@zaino/rules/book-extra-words';
import { formatEuro, toEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { lazyPart } from '@zaino/ui/lazy-part';
import { asBuyer } from '../../guest/guest';
import { hasMoney } from '../cancellation/cancelled-money';
import { isMoved, ShowMovedOrder } from '../moved-order';
import { extraBackCents, type PiecesByLine, piecesOf, somePieces } from '../pieces/line-pieces';
import type { TakeOrder } from '../use-order';

const PiecesChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'order-pieces' */ '../pieces/pieces-choice')).PiecesChoice,
);

interface DropExtraProps {
  order: Order;
  line: OrderLine;
  onChange: TakeOrder;
}

/** The way out of what the bookshop has not done yet; the book stays. */
export function DropExtra({ order, line, onChange }: DropExtraProps) {
  const [isOpen, setOpen] = useState(false);
  if (!line.extra) return null;
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        Togli il servizio
        <VisuallyHidden> da {line.title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <DropDialog
          order={order}
          line={line}
          name={extraNames[line.extra.kind]}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface DropDialogProps extends DropExtraProps {
  name: string;
  onClose: () => void;
}

/** Says what comes of the money, before anything is done. */
function DropDialog({ order, line, name, onClose, onChange }: DropDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const [pieces, setPieces] = useState<PiecesByLine>({});
  const some = piecesOf(line, pieces);
  const back = formatEuro(toEuro(extraBackCents(line, some.quantity)));
  const drop = () =>
    send(async () => {
      const body = { lineIds: [line.id], ...somePieces([line], pieces) };
      const changed = await fetchJson(orderApi.dropExtras, {
        params: { id: order.id },
        body,
        ...asBuyer(),
      });
      onClose();
      onChange(changed, `${name}: tolta da “${line.title}”.`);
    });
  return (
    <Dialog
      isOpen
      title={`${name}: toglierla?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Tienila
          </Button>
          {isMoved(failure) ? (
            <ShowMovedOrder onClose={onClose} />
          ) : (
            <Button disabled={isSending} onClick={() => void drop()}>
              Toglila
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Notice tone="error">
          {!isMoved(failure) && <strong>Non tolta. </strong>}
          {failureWords(failure)}
        </Notice>
      )}
      <p>“{line.title}” resta nell’ordine.</p>
      {line.quantity > 1 && (
        <PiecesChoice
          line={line}
          family={order.children}
          pieces={some}
          onChange={(chosen) => setPieces({ [line.id]: chosen })}
        />
      )}
      <p aria-live="polite">
        {hasMoney(order) ? (
          <>
            <strong>Ti tornano {back}</strong>, come hai pagato.
          </>
        ) : (
          `In libreria paghi ${back} in meno.`
        )}
      </p>
    </Dialog>
  );
}
