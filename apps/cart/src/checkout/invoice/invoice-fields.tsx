import { RadioGroup } from '@zaino/ui/radio-group';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import type { FieldErrors } from '@zaino/web/use-submission';
import { useState } from 'react';
import { checkTaxCodes } from '../check-draft';
import { StreetFields } from '../delivery/street-fields';
import type { Invoice } from '../draft';
import css from '../fields.module.css';
import type { FormState } from '../form';

const kinds = [
  { value: 'persona', label: 'Una persona' },
  { value: 'azienda', label: 'Un’azienda o un ente' },
] as const;

/** Whom the invoice is made out to; its code comes with the first wish for one. */
export function InvoiceFields({ draft, change, errorOf, cart }: FormState) {
  const { invoice, billsToDelivery } = draft;
  const [left, setLeft] = useState<readonly string[]>([]);
  const set = (changes: Partial<Invoice>) =>
    change((last) => ({ ...last, invoice: { ...last.invoice, ...changes } }));
  const code = codeFields({ invoice, set, left, setLeft, errorOf });
  const isCompany = invoice.kind === 'azienda';
  const hasDelivery = cart.shippingMethod === 'standard';
  return (
    <>
      <RadioGroup
        legend="A chi è intestata"
        options={kinds}
        value={invoice.kind}
        onChange={(kind) => set({ kind })}
      />
      <div className={css.fields}>
        <TextField
          label={isCompany ? 'Ragione sociale' : 'Nome e cognome'}
          name="invoice.name"
          autoComplete={isCompany ? 'billing organization' : 'billing name'}
          maxLength={120}
          required
          value={invoice.name}
          onChange={({ target }) => set({ name: target.value })}
          error={errorOf('invoice.name')}
        />
        {isCompany && (
          <TextField
            {...code('vatNumber')}
            label="Partita IVA"
            hint="Undici cifre."
            className={css.half}
            inputMode="numeric"
            maxLength={20}
          />
        )}
        <TextField
          {...code('taxCode')}
          label="Codice fiscale"
          hint={isCompany ? 'Basta uno dei due codici.' : undefined}
          className={css.half}
          autoCapitalize="characters"
          maxLength={24}
        />
        {isCompany && <ElectronicFields invoice={invoice} set={set} errorOf={errorOf} />}
      </div>
      {hasDelivery && (
        <Checkbox
          checked={billsToDelivery}
          onChange={({ target }) =>
            change((last) => ({ ...last, billsToDelivery: target.checked }))
          }
        >
          L’indirizzo è quello della consegna
        </Checkbox>
      )}
      {!(hasDelivery && billsToDelivery) && (
        <StreetFields
          prefix="invoice"
          autoComplete="billing"
          value={invoice}
          onChange={(apply) =>
            change((last) => ({ ...last, invoice: { ...last.invoice, ...apply(last.invoice) } }))
          }
          errorOf={errorOf}
        />
      )}
    </>
  );
}

interface CodeFieldsProps {
  invoice: Invoice;
  set: (changes: Partial<Invoice>) => void;
  /** Names of the fields that were filled in and left. */
  left: readonly string[];
  setLeft: (change: (last: readonly string[]) => readonly string[]) => void;
  errorOf: FormState['errorOf'];
}

/** As it is written on documents: with spaces, and `IT` before a partita IVA. */
function codeOf(name: 'taxCode' | 'vatNumber', typed: string): string {
  const code = typed.toUpperCase().replaceAll(/\s/g, '');
  return name === 'vatNumber' ? code.replace(/^IT/, '') : code;
}

/** Tax codes are checked as their field is left: nobody knows them by heart. */
function codeFields({ invoice, set, left, setLeft, errorOf }: CodeFieldsProps) {
  const faults: FieldErrors = checkTaxCodes(invoice);
  return (name: 'taxCode' | 'vatNumber') => {
    const field = `invoice.${name}`;
    const isLeft = left.includes(name) && invoice[name] !== '';
    return {
      name: field,
      required: invoice.kind === 'persona',
      autoComplete: 'off',
      spellCheck: false,
      value: invoice[name],
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: codeOf(name, target.value) }),
      onBlur: () => setLeft((last) => [...last, name]),
      error: (isLeft ? faults[field] : undefined) ?? errorOf(field),
    };
  };
}

/** Where the electronic invoice goes; without either it lies at the revenue office's. */
function ElectronicFields({
  invoice,
  set,
  errorOf,
}: Pick<CodeFieldsProps, 'invoice' | 'set' | 'errorOf'>) {
  return (
    <>
      <TextField
        label="Codice destinatario"
        name="invoice.recipientCode"
        hint="Se ce l’hai."
        className={css.half}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={7}
        value={invoice.recipientCode}
        onChange={({ target }) => set({ recipientCode: target.value.toUpperCase().trim() })}
        error={errorOf('invoice.recipientCode')}
      />
      <TextField
        label="PEC"
        type="email"
        name="invoice.pec"
        hint="Se ce l’hai."
        className={css.half}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={invoice.pec}
        onChange={({ target }) => set({ pec: target.value })}
        error={errorOf('invoice.pec')}
      />
    </>
  );
}
