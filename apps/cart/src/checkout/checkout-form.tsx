import type { Quote } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { Sheet } from '@zaino/ui/sheet';
import { StickyBar } from '@zaino/ui/sticky-bar';
import type { CartSnapshot } from '@zaino/web/cart';
import { useChosenBookshop } from '@zaino/web/chosen-bookshop';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type SyntheticEvent, useRef } from 'react';
import { ChangesNotice } from '../quote/changes-notice';
import { pricedCart } from '../quote/priced-cart';
import { useQuote } from '../quote/use-quote';
import { useVoucher } from '../quote/use-voucher';
import { cedoleToCheck } from './cedola/chosen-cedole';
import { checkDraft } from './check-draft';
import type { CheckoutData, CheckoutStartData, PlacedOrder } from './checkout.api';
import css from './checkout-page.module.css';
import { ContactSection } from './contact-section';
import { DeliverySection } from './delivery/delivery-section';
import { renewedExtras } from './extras/chosen-extras';
import { ExtrasSection } from './extras/extras-section';
import type { FormState } from './form';
import { InvoiceSection } from './invoice/invoice-section';
import { LateSection } from './late/late-section';
import { linesToCome } from './lines-to-come';
import { isPaidInShop, obstacleTo } from './obstacle/obstacle-to';
import { orderRequest } from './order/order-request';
import { RefusedNotice } from './order/refused-notice';
import { useOpenErrors } from './order/use-open-errors';
import { useOrdering } from './order/use-ordering';
import { PaymentSection } from './payment-section';
import { OrderSummary, PricingFailure } from './summary/order-summary';
import { useDraft } from './use-draft';
import { wantedQuote } from './wanted-quote';

interface CheckoutFormProps {
  cart: CartSnapshot;
  start: CheckoutStartData;
  profile: CheckoutData['profile'];
  isGuest: CheckoutData['isGuest'];
  onPlaced: (placed: PlacedOrder, isPaidInShop: boolean) => void;
}

/** One form for the whole order; nothing of it is a step of its own. */
export function CheckoutForm({ cart, start, profile, isGuest, onPlaced }: CheckoutFormProps) {
  const [draft, change] = useDraft(start, profile);
  const [voucher, setVoucher] = useVoucher();
  const bookshop = useChosenBookshop();
  const wanted = wantedQuote(draft, { cart, bookshop, voucher });
  const pricing = useQuote(wanted);
  const { quote } = pricing;
  const priced = pricedCart(cart, pricing, bookshop);
  const isInShop = isPaidInShop(cart, draft);
  const { submission, order } = useOrdering(
    (placed) => onPlaced(placed, isInShop),
    pricing.refresh,
  );
  const form = useRef<HTMLFormElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  useFocusAfterSending(form, submission);

  const obstacle = obstacleTo(quote, isInShop ? 'shop' : 'card');
  const faults = checkDraft(draft, {
    shippingMethod: cart.shippingMethod,
    bookshop,
    toCome: linesToCome({ cart, quote }),
    obstacle,
    ...cedoleToCheck(cart, draft, quote),
  });
  if (quote?.voucher?.isValid === false) faults.voucher = 'Il buono non vale: toglilo o cambialo';
  const filled = { ...draft, pickupPointId: bookshop?.id ?? null };
  const errors = useOpenErrors(submission, filled, faults);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!quote || !pricing.isCurrent) return;
    if (Object.keys(faults).length > 0) submission.refuse(faults);
    else if (quote.changes.length > 0) changes.current?.focus();
    else {
      const body = orderRequest({ draft, wanted, quote, children: [...cart.children] });
      void order({ body, isGuest: isGuest === true });
    }
  };

  const onAccepted = (agreed: Quote) => {
    change((last) => ({ ...last, extras: renewedExtras(last, agreed) }));
    summary.current?.focus();
  };

  const state: FormState = {
    draft,
    change,
    cart,
    isGuest,
    bookshop,
    lastPickupPointId: start.pickupPointId,
    quote,
    errorOf: (name) => errors[name],
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Ordine"
      aria-busy={submission.isSending}
      onSubmit={onSubmit}
    >
      {/* The form's default button: Enter in a field obliges nobody to pay, only the button that says so does. */}
      <button type="submit" disabled hidden />
      <fieldset disabled={submission.isSending} className={css.columns}>
        <div>
          <Sheet isEdgeToEdge>
            <ContactSection {...state} />
            <DeliverySection {...state} />
            <ExtrasSection {...state} />
            <LateSection {...state} />
            <PaymentSection {...state} obstacle={obstacle} onRecheck={pricing.refresh} />
            <InvoiceSection {...state} />
          </Sheet>
          <StickyBar label="Totale dell’ordine">
            <div className={css.barTotal}>
              Totale <Price euro={priced.amounts.total} />
            </div>
            <Button variant="outline" size="small" onClick={() => summary.current?.focus()}>
              Vai al riepilogo
            </Button>
          </StickyBar>
        </div>
        <OrderSummary
          cart={cart}
          priced={priced}
          draft={draft}
          bookshop={bookshop}
          pricing={pricing}
          voucher={voucher}
          onVoucher={setVoucher}
          isSending={submission.isSending}
          ref={summary}
        >
          <ChangesNotice quote={quote} ref={changes} onAccepted={onAccepted} />
          <PricingFailure pricing={pricing} />
          <RefusedNotice submission={submission} errors={errors} />
        </OrderSummary>
      </fieldset>
    </form>
  );
}
