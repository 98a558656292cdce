import { type KeptCedolaTerms, MOST_COMUNI, ordersErrorCodes } from '@zaino/contracts/orders';
import { formatAmount } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Checkbox } from '@zaino/ui/tick';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useState } from 'react';
import { useListFocus } from '../use-list-focus';
import css from './cedole-page.module.css';
import { saveTerms } from './cedole.api';
import { type ComuneDraft, comuneOf, draftsOf, faultsOf, withNewDraft } from './comune-drafts';
import { ComuneFields } from './comune-fields';

/** What the form holds, and how it is saved. */
function useTermsForm(first: KeptCedolaTerms) {
  const [version, setVersion] = useState(first.version);
  const [isAccepted, setAccepted] = useState(first.isAccepted);
  const [comuni, setComuni] = useState(() => draftsOf(first));
  const [isSaved, setSaved] = useState(false);
  const { isSending, failure, errors, refusals, send, refuse } = useSubmission();
  const save = async () => {
    const faults = faultsOf(comuni, isAccepted);
    if (Object.keys(faults).length > 0) {
      refuse(faults);
      return;
    }
    const isDone = await send(async () => {
      const saved = await saveTerms({ isAccepted, comuni: comuni.map(comuneOf), version });
      setVersion(saved.version);
      setComuni(draftsOf(saved));
    });
    setSaved(isDone);
  };
  return {
    isAccepted,
    comuni,
    isSaved,
    isSending,
    refusals,
    /** What no field says. */
    failure: Object.keys(errors).length === 0 ? failure : null,
    errors,
    accept: (isWanted: boolean) => {
      setSaved(false);
      setAccepted(isWanted);
    },
    change: (apply: (last: ComuneDraft[]) => ComuneDraft[]) => {
      setSaved(false);
      setComuni(apply);
    },
    save,
  };
}

interface TermsFormProps {
  first: KeptCedolaTerms;
  /** They were changed elsewhere meanwhile: they have to be read anew. */
  onStale: () => void;
}

/** Whether the bookshop takes cedole, of which Comuni, and what is agreed with each. */
export function TermsForm({ first, onStale }: TermsFormProps) {
  const form = useTermsForm(first);
  const { isAccepted, comuni, isSaved, isSending, failure, errors, accept, change, save } = form;
  const place = useListFocus<HTMLFormElement>(comuni.length);
  useFocusAfterSending(place, form);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={place} className={css.fields} noValidate onSubmit={onSubmit}>
      <Checkbox checked={isAccepted} onChange={({ target }) => accept(target.checked)}>
        Ritiriamo le cedole librarie della scuola primaria
      </Checkbox>
      {comuni.map((draft, index) => (
        <ComuneFields
          key={draft.id}
          draft={draft}
          path={`comuni.${index}`}
          errors={errors}
          onChange={(changes) =>
            change((last) =>
              last.map((one) => (one.id === draft.id ? { ...one, ...changes } : one)),
            )
          }
          onRemove={() => change((last) => last.filter(({ id }) => id !== draft.id))}
        />
      ))}
      {comuni.length < MOST_COMUNI && (
        <div>
          <Button variant="outline" size="small" data-add="" onClick={() => change(withNewDraft)}>
            Aggiungi un Comune
          </Button>
        </div>
      )}
      <p className={css.hint}>
        Allo sconto di legge ({formatAmount(first.publicDiscountPercent)} %) si aggiunge quello
        concordato con il Comune. Vale per le distinte che fai da adesso.
      </p>
      {errors.comuni && <Notice tone="error">{errors.comuni}.</Notice>}
      {failure && (
        <Notice
          tone="error"
          action={
            failure.code === ordersErrorCodes.cedolaTermsChanged && (
              <Button size="small" variant="outline" onClick={onStale}>
                Mostra come sono ora
              </Button>
            )
          }
        >
          {failureWords(failure)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" disabled={isSending}>
          Salva le cedole
        </Button>
        <span role="status">{isSaved && 'Salvato.'}</span>
      </div>
    </form>
  );
}
