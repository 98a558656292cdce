import { Checkbox } from '@zaino/ui/tick';
import type { FormState } from '../form';
import { FormSection } from '../form-section';
import { lazyPart } from '@zaino/ui/lazy-part';

const InvoiceFields = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-invoice' */ './invoice-fields')).InvoiceFields,
);

/** Asked for with the order, or never (Dpr 633/1972, art. 22). */
export function InvoiceSection(form: FormState) {
  const { draft, change } = form;
  return (
    <FormSection id="fattura" title="Fattura">
      <Checkbox
        checked={draft.wantsInvoice}
        onChange={({ target }) => change((last) => ({ ...last, wantsInvoice: target.checked }))}
      >
        Mi serve la fattura
      </Checkbox>
      {draft.wantsInvoice && <InvoiceFields {...form} />}
    </FormSection>
  );
}
