import type { OrderObstacle, OrderRequest, Quote } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { RadioGroup } from '@zaino/ui/radio-group';
import { lazyPart } from '../lazy-part/lazy-part';
import type { FormState } from './form';
import { FormSection } from './form-section';
import { obstacleTo } from './obstacle/obstacle-to';

/** Met by few. */
const ObstacleNotice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-obstacle' */ './obstacle/obstacle-notice'))
      .ObstacleNotice,
);

interface PaymentSectionProps extends FormState {
  /** To the way to pay that is chosen. */
  obstacle: OrderObstacle | null;
  /** Asks again for what things cost, and what stands in the way. */
  onRecheck: () => void;
}

/** No way to pay costs more (Codice del consumo, art. 62). */
export function PaymentSection(props: PaymentSectionProps) {
  const { draft, change, cart, quote, errorOf, obstacle, onRecheck } = props;
  return (
    <FormSection id="pagamento" title="Pagamento">
      {cart.shippingMethod === 'pickup' ? (
        <RadioGroup
          legend="Come paghi"
          options={choicesOf(quote, draft.payment)}
          value={draft.payment}
          onChange={(chosen) => change((last) => ({ ...last, payment: chosen }))}
          error={errorOf('payment') && 'Leggi qui sotto'}
        />
      ) : (
        <p>
          Con carta, nel prossimo passo, su una pagina sicura: i dati della carta non passano da
          noi.
        </p>
      )}
      {obstacle && <ObstacleNotice key={obstacle.code} obstacle={obstacle} onRecheck={onRecheck} />}
    </FormSection>
  );
}

/** What is in the way of the other choice is said before it is made. */
function choicesOf(quote: Quote | null, chosen: OrderRequest['payment']) {
  const wordsOf = (way: OrderRequest['payment']) =>
    chosen === way ? undefined : obstacleTo(quote, way)?.text;
  return [
    {
      value: 'card',
      label: 'Con carta, adesso',
      hint: wordsOf('card') ?? 'Su una pagina sicura, nel prossimo passo',
    },
    {
      value: 'shop',
      label: 'In libreria, al ritiro',
      hint: wordsOf('shop') ?? shopWords(quote ?? {}),
    },
  ] as const;
}

function shopWords({ shopHold }: Pick<Quote, 'shopHold'>): string {
  const words = 'Con i mezzi che la libreria accetta';
  return shopHold
    ? `${words}, entro ${dayWords(shopHold.until)}: lo teniamo da parte ${shopHold.days} giorni`
    : words;
}
