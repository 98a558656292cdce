import { adminOrderApi } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useRef } from 'react';
import { readVoucher } from './voucher-values';
import css from './vouchers.module.css';

/** A new voucher; the server refuses one that would take more off books than the law allows. */
export function VoucherForm({ onAdded }: { onAdded: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { isSending, failure, errors, send, refuse } = submission;
  useFocusAfterSending(element, submission);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readVoucher(new FormData(form));
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    if (!(await send(() => fetchJson(adminOrderApi.addVoucher, { body: read.voucher })))) return;
    form.reset();
    onAdded();
  };
  return (
    <Sheet isEdgeToEdge>
      <form ref={element} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2>Nuovo buono</h2>
        <div className={css.triple}>
          <TextField name="code" label="Codice" autoComplete="off" error={errors.code} />
          <SelectField name="kind" label="Tipo" defaultValue="percent">
            <option value="percent">Percentuale</option>
            <option value="amount">Importo in euro</option>
          </SelectField>
          <TextField name="value" label="Valore" inputMode="decimal" error={errors.value} />
        </div>
        <div className={css.pair}>
          <SelectField
            name="appliesTo"
            label="Vale per"
            hint="Sui libri la legge consente al massimo il 15% (5% se non adottati)."
            defaultValue="products"
          >
            <option value="products">Prodotti per la scuola</option>
            <option value="books">Libri</option>
            <option value="all">Tutto</option>
          </SelectField>
          <TextField
            name="mostUses"
            label="Usi al massimo"
            hint="Vuoto: senza limite"
            inputMode="numeric"
            error={errors.mostUses}
          />
          <TextField type="date" name="validFrom" label="Dal giorno" error={errors.validFrom} />
          <TextField type="date" name="validUntil" label="Al giorno" error={errors.validUntil} />
        </div>
        <div className={css.foot}>
          {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
          <Button type="submit" disabled={isSending}>
            Crea il buono
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
