import type { Quote } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { returnCostWords } from '@zaino/rules/return-costs';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { lazyPart } from '@zaino/ui/lazy-part';
import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import type { ReactNode, Ref } from 'react';
import { counted } from '../../order-lines/counted';
import type { QuoteState } from '../../quote/use-quote';
import { VoucherField } from '../../quote/voucher-field';
import type { PricedCart } from '../../quote/priced-cart';
import { SavedWords } from '../../totals/saved-words';
import { Totals } from '../../totals/totals';
import type { FormState } from '../form';
import { isPaidInShop } from '../obstacle/obstacle-to';
import css from './order-summary.module.css';
import { SellersNote } from './sellers-note';
import { SummaryLines } from './summary-lines';

/** Of few. */
const VoucherRest = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'voucher-form' */ '../state-voucher/voucher-rest'))
      .VoucherRest,
);

/** Lines of an order that stays beside the form while the page is scrolled. */
const MOST_LINES_BESIDE = 4;

interface OrderSummaryProps extends Pick<FormState, 'cart' | 'draft' | 'bookshop'> {
  /** The cart with what its lines cost where it is picked up. */
  priced: PricedCart;
  pricing: QuoteState;
  voucher: string;
  onVoucher: (code: string) => void;
  isSending: boolean;
  /** What stands in the way of the order. */
  children: ReactNode;
  ref: Ref<HTMLElement>;
}

/** What is ordered, what it costs, and the button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, priced, draft, bookshop, pricing, voucher, onVoucher, isSending, children, ref } =
    props;
  const { quote, isCurrent } = pricing;
  const { amounts } = priced;
  // A longer one has to scroll with the page: its button would never come into view.
  const isShort = cart.items.length <= MOST_LINES_BESIDE;
  const isInShop = isPaidInShop(cart, draft);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="ordine"
      className={classNames(css.summary, isShort && css.beside)}
    >
      <Sheet className={css.sheet}>
        <div className={css.head}>
          <h2 id="ordine" className={css.title}>
            Il tuo ordine
          </h2>
          <Link to="/cart">Modifica il carrello</Link>
        </div>
        <SummaryLines priced={priced} quote={quote} />
        <VoucherField code={voucher} onUse={onVoucher} state={pricing} />
        <SavedWords {...priced} />
        <Totals {...amounts} counted={counted(cart.items)} />
        {draft.stateVoucher?.wanted && <VoucherRest draft={draft} cart={cart} quote={quote} />}
        {children}
        <Button type="submit" isWide disabled={!isCurrent || isSending}>
          Ordine con obbligo di pagare
        </Button>
        <p role="status" className={css.small}>
          {statusWords(isSending, pricing) ||
            nextWords({
              isInShop,
              total: amounts.total,
              paid: draft.stateVoucher?.wanted?.amount,
              hold: quote?.shopHold,
              cedola: quote?.totals.cedola,
            })}
        </p>
        <p className={css.small}>
          Hai 14 giorni per ripensarci. {returnCostWords(cart.shippingMethod)} Valgono i{' '}
          <Link to="/terms-of-service">termini di servizio</Link> e l’informativa sulla{' '}
          <Link to="/privacy-policy">privacy</Link>. Dubbi? Guarda le{' '}
          <Link to="/faq">domande frequenti</Link>.
        </p>
        <SellersNote cart={cart} draft={draft} bookshop={bookshop} />
      </Sheet>
    </section>
  );
}

interface Next {
  isInShop: boolean;
  total: number;
  /** What of it a voucher of the State pays. */
  paid: number | undefined;
  hold: Quote['shopHold'];
  /** What Comuni are to pay. */
  cedola: number | undefined;
}

function nextWords({ isInShop, total, paid = 0, hold, cedola = 0 }: Next): string {
  if (!isInShop) {
    return paid < total
      ? 'Dopo passi alla pagina di pagamento.'
      : 'Non resta niente da pagare: l’ordine parte appena confermi.';
  }
  if (total === 0 && cedola > 0) {
    return 'Se la libreria accetta la cedola non paghi niente: ti scriviamo appena lo sappiamo.';
  }
  const words = `Paghi ${formatEuro(total)} in libreria, al ritiro`;
  return hold
    ? `${words} entro ${dayWords(hold.until)}: poi l’ordine si annulla da solo.`
    : `${words}.`;
}

function statusWords(isSending: boolean, { isCurrent, failure }: QuoteState): string {
  if (isSending) return 'Inviamo l’ordine: un momento…';
  return isCurrent || failure ? '' : 'Controlliamo prezzi e date…';
}

/** Prices could not be looked up: without them nothing can be ordered. */
export function PricingFailure({ pricing }: { pricing: QuoteState }) {
  if (!pricing.failure) return null;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" variant="outline" onClick={pricing.refresh}>
          Riprova
        </Button>
      }
    >
      <strong>Servizio momentaneamente non disponibile.</strong> Non riusciamo a controllare i
      prezzi. Il carrello e quello che hai scritto sono al loro posto.
    </Notice>
  );
}
