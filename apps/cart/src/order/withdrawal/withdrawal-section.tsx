import type { Order } from '@zaino/contracts/orders';
import { returnCostWords } from '@zaino/rules/return-costs';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Link, useSearchParams } from '@zaino/web/router';
import { useState } from 'react';
import { moment } from '../../order-lines/dates';
import { lazyPart } from '@zaino/ui/lazy-part';
import { FoldedContent } from '../aside-part';
import { isLongOrder } from '../is-long-order';
import type { TakeOrder } from '../use-order';
import { RETURN_PARAMETER } from './return-parameter';
import { ReturnWords } from './return-words';
import { WithdrawalReceipts } from './withdrawal-receipts';
import css from './withdrawal.module.css';

const WithdrawalForm = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'order-withdrawal' */ './withdrawal-form')).WithdrawalForm,
);

const TITLE = 'Hai cambiato idea?';

interface WithdrawalSectionProps {
  order: Order;
  onChange: TakeOrder;
}

/**
 * The withdrawal from the contract, on the order for the whole period (Codice del consumo, art. 54-bis): who, which
 * order and where the receipt goes, then a confirmation, then the receipt.
 */
export function WithdrawalSection({ order, onChange }: WithdrawalSectionProps) {
  const [parameters, setParameters] = useSearchParams();
  const wishes = parameters.getAll(RETURN_PARAMETER);
  const [isOpen, setOpen] = useState(wishes.length > 0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const lines = order.lines.filter(({ canWithdraw }) => canWithdraw);
  const forgetWishes = () =>
    setParameters(
      (others) => {
        others.delete(RETURN_PARAMETER);
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  if (lines.length === 0 && order.withdrawals.length === 0) return null;

  return (
    <section
      aria-labelledby="recesso"
      className={classNames(css.section, isLongOrder(order) && css.close)}
    >
      <div>
        <h2 id="recesso" className={css.title}>
          {TITLE}
        </h2>
        {lines.length > 0 && <PeriodWords order={order} lines={lines} />}
      </div>
      <KeptState name="withdrawal" state={isOpen} begun={false} onBack={setOpen} />
      <WithdrawalReceipts order={order} sentTo={sentTo} />
      <ReturnWords order={order} />
      {lines.length > 0 && !isOpen && (
        <Button variant="outline" isWide onClick={() => setOpen(true)}>
          Recedi dal contratto qui
        </Button>
      )}
      {lines.length > 0 && isOpen && (
        <WithdrawalForm
          order={order}
          lines={lines}
          wishes={wishes}
          onClose={() => setOpen(false)}
          onDone={(changed, email) => {
            setOpen(false);
            setSentTo(email);
            onChange(changed);
            // What was declared is not to be chosen again by a reload.
            if (wishes.length > 0) forgetWishes();
          }}
        />
      )}
    </section>
  );
}

interface WithdrawalLinesProps extends Pick<WithdrawalSectionProps, 'order'> {
  /** That can be withdrawn from. */
  lines: Order['lines'];
}

/** Beside many books the button stands without them on a phone. Whoever orders without an account has no page for sections. */
function PeriodWords({ order, lines }: WithdrawalLinesProps) {
  const words = (
    <>
      <p className={css.words}>
        {periodWords(order)} <Link to="/faq#recesso">Come funziona il recesso</Link>
      </p>
      {!order.isGuest && lines.some(({ sezione }) => sezione) && (
        <Link to={`/orders/sezione?ordine=${order.id}`}>Ho comprato per la sezione sbagliata</Link>
      )}
    </>
  );
  return isLongOrder(order) ? <FoldedContent title={TITLE}>{words}</FoldedContent> : words;
}

function periodWords({ withdrawalUntil, shippingMethod, lines }: Order): string {
  const until =
    withdrawalUntil === null
      ? 'fino a 14 giorni dopo l’ultimo pacco'
      : `fino al ${moment(withdrawalUntil)}`;
  const kept = lines.some(({ extra }) => extra?.state === 'done')
    ? ' Quello che la libreria ha già fatto ai libri (come la copertinatura) resta pagato.'
    : '';
  return `Puoi recedere dal contratto ${until}, senza dire perché. Il rimborso arriva entro 14 giorni. ${returnCostWords(shippingMethod)}${kept}`;
}
