import type { OrderObstacle, Quote } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { Notice } from '@zaino/ui/notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { lazyPart } from '@zaino/ui/lazy-part';
import { newCedola } from './cedola/chosen-cedole';
import type { CheckoutDraft } from './draft';
import type { FormState } from './form';
import { FormSection } from './form-section';
import { obstacleTo } from './obstacle/obstacle-to';

/** Met by few. */
const ObstacleNotice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-obstacle' */ './obstacle/obstacle-notice'))
      .ObstacleNotice,
);

/** Said once the page is there. */
const PaymentWays = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'guest-checkout' */ './ways/payment-ways')).PaymentWays,
);

/** Offered to few. */
const CedolaFields = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-cedola' */ './cedola/cedola-fields')).CedolaFields,
);

interface PaymentSectionProps extends FormState {
  /** To the way to pay that is chosen. */
  obstacle: OrderObstacle | null;
  /** Asks again for what things cost, and what stands in the way. */
  onRecheck: () => void;
}

/** No way to pay costs more (Codice del consumo, art. 62). */
export function PaymentSection(props: PaymentSectionProps) {
  const { draft, cart, quote, errorOf, obstacle, onRecheck, isGuest } = props;
  const offer = quote?.cedole;
  const hasChoice = cart.shippingMethod === 'pickup' && !isGuest;
  return (
    <FormSection id="pagamento" title="Pagamento">
      {hasChoice && <PaymentChoice {...props} />}
      {(!hasChoice || draft.payment === 'card') && <PaymentWays {...props} />}
      {draft.payment === 'cedola' && offer && <CedolaFields {...props} offer={offer} />}
      {errorOf('cedole') && <Notice tone="error">{errorOf('cedole')}.</Notice>}
      {obstacle && <ObstacleNotice key={obstacle.code} obstacle={obstacle} onRecheck={onRecheck} />}
    </FormSection>
  );
}

function PaymentChoice({ draft, change, quote, errorOf }: FormState) {
  const offer = quote?.cedole;
  const choose = (payment: CheckoutDraft['payment']) =>
    change((last) => ({
      ...last,
      payment,
      ...(payment === 'cedola' &&
        offer && { cedole: offer.lists.map((list) => newCedola(list, offer)) }),
    }));
  return (
    <RadioGroup
      legend="Come paghi"
      options={choicesOf(quote, draft.payment)}
      value={draft.payment === 'cedola' && !offer ? 'shop' : draft.payment}
      onChange={choose}
      error={errorOf('payment') && 'Leggi qui sotto'}
    />
  );
}

/** What is in the way of the other choice is said before it is made. */
function choicesOf(quote: Quote | null, chosen: CheckoutDraft['payment']) {
  const wordsOf = (way: 'card' | 'shop') =>
    chosen === way ? undefined : obstacleTo(quote, way)?.text;
  const ways: { value: CheckoutDraft['payment']; label: string; hint: string }[] = [
    {
      value: 'card',
      label: 'Online, adesso',
      hint: wordsOf('card') ?? 'Nel prossimo passo',
    },
    {
      value: 'shop',
      label: 'In libreria, al ritiro',
      hint: wordsOf('shop') ?? shopWords(quote ?? {}),
    },
  ];
  if (!quote?.cedole) return ways;
  const hint = 'Per i libri della primaria, che paga il Comune. Il resto lo paghi in libreria';
  return [...ways, { value: 'cedola' as const, label: 'Cedola libraria', hint }];
}

function shopWords({ shopHold }: Pick<Quote, 'shopHold'>): string {
  const words = 'Con i mezzi che la libreria accetta';
  return shopHold
    ? `${words}, entro ${dayWords(shopHold.until)}: lo teniamo da parte ${shopHold.days} giorni`
    : words;
}
