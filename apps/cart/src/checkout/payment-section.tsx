import { RadioGroup } from '@zaino/ui/radio-group';
import type { FormState } from './form';
import { FormSection } from './form-section';

const choices = [
  {
    value: 'card',
    label: 'Con carta, adesso',
    hint: 'Su una pagina sicura, nel prossimo passo',
  },
  { value: 'shop', label: 'In libreria, al ritiro', hint: 'Con i mezzi che la libreria accetta' },
] as const;

/** No way to pay costs more (Codice del consumo, art. 62). */
export function PaymentSection({ draft, change, cart }: FormState) {
  return (
    <FormSection id="pagamento" title="Pagamento">
      {cart.shippingMethod === 'pickup' ? (
        <RadioGroup
          legend="Come paghi"
          options={choices}
          value={draft.payment}
          onChange={(payment) => change((last) => ({ ...last, payment }))}
        />
      ) : (
        <p>
          Con carta, nel prossimo passo, su una pagina sicura: i dati della carta non passano da
          noi.
        </p>
      )}
    </FormSection>
  );
}
