import {
  type CedolaTerms,
  type KeptCedolaTerms,
  MOST_COMUNI,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { formatAmount } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useState } from 'react';
import { useListFocus } from '../use-list-focus';
import css from './cedole-page.module.css';
import { saveTerms } from './cedole.api';
import { LoadedTerms } from './loaded-terms';
import { useTerms } from './use-terms';

interface CedolaTermsSectionProps {
  /** Where the page has them already. */
  known?: KeptCedolaTerms | undefined;
}

/** Which cedole the bookshop takes: it stands by itself on whatever page. */
export function CedolaTermsSection({ known }: CedolaTermsSectionProps) {
  const state = useTerms(known);
  return (
    <section aria-labelledby="cedole-prese" className={css.section}>
      <h2 id="cedole-prese">Le cedole che prendi</h2>
      <LoadedTerms state={state} rows={2} failed="Questa parte non si è caricata.">
        {(terms) => <TermsForm first={terms} onStale={state.retry} />}
      </LoadedTerms>
    </section>
  );
}

/** A Comune as it is typed. */
interface Draft {
  /** Of its fields, as long as the page is open. */
  id: number;
  comune: string;
  provincia: string;
  discount: string;
}

interface TermsFormProps {
  first: KeptCedolaTerms;
  /** They were changed elsewhere meanwhile: they have to be read anew. */
  onStale: () => void;
}

function TermsForm({ first, onStale }: TermsFormProps) {
  const [version, setVersion] = useState(first.version);
  const [isAccepted, setAccepted] = useState(first.isAccepted);
  const [comuni, setComuni] = useState(() => draftsOf(first));
  const [isSaved, setSaved] = useState(false);
  const place = useListFocus<HTMLFormElement>(comuni.length);
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const change = (apply: (last: Draft[]) => Draft[]) => {
    setSaved(false);
    setComuni(apply);
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
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
  return (
    <form ref={place} className={css.fields} noValidate onSubmit={(event) => void save(event)}>
      <Checkbox
        checked={isAccepted}
        onChange={({ target }) => {
          setSaved(false);
          setAccepted(target.checked);
        }}
      >
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
          <Button
            variant="outline"
            size="small"
            data-add=""
            onClick={() =>
              change((last) => [
                ...last,
                { id: nextId(last), comune: '', provincia: '', discount: '0' },
              ])
            }
          >
            Aggiungi un Comune
          </Button>
        </div>
      )}
      <p className={css.hint}>
        Allo sconto di legge ({formatAmount(first.publicDiscountPercent)} %) si aggiunge quello
        concordato con il Comune. Vale per le distinte che fai da adesso.
      </p>
      {errors.comuni && <Notice tone="error">{errors.comuni}.</Notice>}
      {failure && Object.keys(errors).length === 0 && (
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

interface ComuneFieldsProps {
  draft: Draft;
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<Draft>) => void;
  onRemove: () => void;
}

function ComuneFields({ draft, path, errors, onChange, onRemove }: ComuneFieldsProps) {
  const { comune, provincia, discount } = draft;
  return (
    <div
      role="group"
      aria-label={comune === '' ? 'Nuovo Comune' : comune}
      className={css.comune}
      data-entry=""
    >
      <TextField
        label="Comune"
        autoComplete="off"
        maxLength={100}
        value={comune}
        onChange={({ target }) => onChange({ comune: target.value })}
        error={errors[`${path}.comune`]}
      />
      <TextField
        label="Provincia"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={2}
        placeholder="CR"
        value={provincia}
        onChange={({ target }) => onChange({ provincia: target.value.toUpperCase() })}
        error={errors[`${path}.provincia`]}
      />
      <TextField
        label="Sconto in più, %"
        inputMode="decimal"
        autoComplete="off"
        value={discount}
        onChange={({ target }) => onChange({ discount: target.value })}
        error={errors[`${path}.discountPercent`]}
      />
      <Button variant="text" size="small" onClick={onRemove}>
        Togli<VisuallyHidden> {comune}</VisuallyHidden>
      </Button>
    </div>
  );
}

const nextId = (drafts: readonly Draft[]) => Math.max(0, ...drafts.map(({ id }) => id)) + 1;

function draftsOf({ comuni }: CedolaTerms): Draft[] {
  return comuni.map(({ comune, provincia, discountPercent }, id) => ({
    id,
    comune,
    provincia,
    discount: String(discountPercent).replace('.', ','),
  }));
}

const percentOf = (text: string) => Number(text.trim().replace(',', '.'));

function comuneOf({ comune, provincia, discount }: Draft) {
  return {
    comune: comune.trim(),
    provincia: provincia.trim(),
    discountPercent: percentOf(discount),
  };
}

/** What can be seen without asking the service. */
function faultsOf(comuni: readonly Draft[], isAccepted: boolean): FieldErrors {
  const faults: FieldErrors = {};
  for (const [index, { comune, provincia, discount }] of comuni.entries()) {
    const path = `comuni.${index}`;
    const isPercent = discount.trim() !== '' && Number.isFinite(percentOf(discount));
    if (comune.trim() === '') faults[`${path}.comune`] = 'Scrivi il Comune';
    if (!/^[A-Z]{2}$/.test(provincia.trim())) {
      faults[`${path}.provincia`] = 'Due lettere, come CR';
    }
    if (!isPercent) faults[`${path}.discountPercent`] = 'Scrivi una percentuale, anche 0';
  }
  if (isAccepted && comuni.length === 0) faults.comuni = 'Aggiungi almeno un Comune';
  return faults;
}
