import { RadioGroup } from '@zaino/ui/radio-group';
import type { FormState } from './form';
import { FormSection } from './form-section';

const choices = [
  {
    value: 'card',
    label: 'Con carta, adesso',
    hint: 'Sulla pagina sicura del fornitore di pagamenti',
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
          Con carta, nel prossimo passo: la pagina è del fornitore di pagamenti, e i dati della
          carta restano a lui.
        </p>
      )}
    </FormSection>
  );
}
