import type { CedolaComune, DeskOrder } from '@zaino/contracts/orders';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { formText } from '@zaino/web/form-text';
import { Link } from '@zaino/web/router';
import type { FieldErrors } from '@zaino/web/use-submission';
import { useState } from 'react';
import { classWords } from '../orders/stage-words';
import css from './cedola-box.module.css';
import { DeskOrderDialog, type DeskOrderDialogProps } from '../desk-order-dialog';
import { comuneWords } from './cedola-words';
import { enterCedola } from './cedole.api';
import { LoadedTerms } from './loaded-terms';
import { type TermsState, useTerms } from './use-terms';

type Lines = DeskOrder['lines'];

interface EnterDialogProps extends DeskOrderDialogProps {
  order: DeskOrder;
  /** Books that a cedola may pay. */
  lines: Lines;
}

/** Takes a cedola that somebody holds in their hand: which books, the code, the Comune. */
export function EnterDialog({ order, lines, ...dialog }: EnterDialogProps) {
  const state = useTerms();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => ofFirstClass(lines));
  const comuni = comuniTaken(state);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <DeskOrderDialog
      {...dialog}
      title="Inserisci una cedola"
      submit="Accetta la cedola"
      send={(form) => {
        const comune = comuni.find((one) => comuneWords(one) === formText(form, 'comune'));
        return enterCedola(order, {
          lineIds: [...chosen],
          code: formText(form, 'code'),
          comune: comune?.comune ?? '',
          provincia: comune?.provincia ?? '',
        });
      }}
    >
      {(errors) => (
        <>
          <p>Di ogni libro spuntato la cedola paga una copia. È per i libri di una classe sola.</p>
          <div role="group" aria-label="Libri" className={css.fields}>
            {lines.map(({ id, title, quantity, school, classe, sezione }) => (
              <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
                {quantity > 1 ? `${title}, 1 copia di ${quantity}` : title}
                {school && (
                  <span className={css.small}>{classWords([{ school, classe, sezione }])}</span>
                )}
              </Checkbox>
            ))}
          </div>
          {errors.lineIds && <Notice tone="error">{errors.lineIds}</Notice>}
          <TextField
            name="code"
            label="Codice della cedola"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            error={errors.code ?? errors['cedole.0.code']}
          />
          <LoadedTerms state={state} rows={1} failed="I Comuni non si sono caricati.">
            {() => <ComuneField comuni={comuni} errors={errors} />}
          </LoadedTerms>
        </>
      )}
    </DeskOrderDialog>
  );
}

function ComuneField({ comuni, errors }: { comuni: CedolaComune[]; errors: FieldErrors }) {
  if (comuni.length === 0) {
    return (
      <Notice>
        La libreria non prende ancora cedole: scegli i Comuni in{' '}
        <Link to="/dashboard/cedole">Cedole</Link>.
      </Notice>
    );
  }
  return (
    <SelectField
      name="comune"
      label="Comune"
      required
      defaultValue={comuni.length === 1 && comuni[0] ? comuneWords(comuni[0]) : ''}
      error={errors.comune ?? errors.provincia}
    >
      <option value="">Scegli</option>
      {comuni.map((comune) => (
        <option key={comuneWords(comune)}>{comuneWords(comune)}</option>
      ))}
    </SelectField>
  );
}

/** None while nobody knows. */
function comuniTaken({ terms }: TermsState): CedolaComune[] {
  if (terms === null || terms === 'away') return [];
  return terms.isAccepted ? terms.comuni : [];
}

/** A cedola is for one list: the books of the first one are ticked. */
function ofFirstClass(lines: Lines): Set<string> {
  const [first] = lines;
  const own = lines.filter(
    ({ school, classe, sezione }) =>
      school?.codice === first?.school?.codice &&
      classe === first?.classe &&
      sezione === first.sezione,
  );
  return new Set(own.map(({ id }) => id));
}
