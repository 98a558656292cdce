import { buttonClass } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { useEffect, useRef } from 'react';
import { orderPath } from '../../guest/guest';
import type { PlacedOrder } from '../checkout.api';
import css from './placed-panel.module.css';

export interface PlacedPanelProps extends PlacedOrder {
  isPaidInShop: boolean;
  isGuest?: boolean | undefined;
}

/** The order is made; shown until its next page comes, or in the place of one that does not come. */
export function PlacedPanel(props: PlacedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <h2 ref={heading} tabIndex={-1}>
        Il tuo ordine {props.number} è ricevuto
      </h2>
      <NextStep {...props} />
    </Sheet>
  );
}

function NextStep({ orderId, paymentUrl, isPaidInShop, isGuest }: PlacedPanelProps) {
  const page = orderPath(orderId, isGuest);
  if (isPaidInShop) {
    return (
      <>
        <p>Lo paghi in libreria, al ritiro. Ti avvisiamo per e-mail quando è pronto.</p>
        <Link to={page}>Guarda l’ordine</Link>
      </>
    );
  }
  if (paymentUrl === null) {
    return (
      <>
        <p>
          La pagina di pagamento in questo momento non risponde. L’ordine è al sicuro: lo puoi
          pagare tra poco dalla sua pagina.
        </p>
        <Link to={page} className={buttonClass()}>
          Vai all’ordine
        </Link>
      </>
    );
  }
  return (
    <>
      <p role="status">Ti portiamo alla pagina di pagamento…</p>
      <p>
        Se non si apre da sola: <a href={paymentUrl}>vai alla pagina di pagamento</a> oppure{' '}
        <Link to={page}>guarda l’ordine</Link>.
      </p>
    </>
  );
}
