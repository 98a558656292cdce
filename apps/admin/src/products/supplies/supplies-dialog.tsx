import type { AdminClassSupplies } from '@zaino/contracts/catalogue';
import {
  gradeYearName,
  gradeYears,
  hasYear,
  type SchoolGrade,
  schoolGrades,
} from '@zaino/rules/school-grade';
import { FormDialog } from '@zaino/ui/form-dialog';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { SelectField } from '@zaino/ui/select-field';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { saveClassSupplies } from './class-supplies.api';
import css from './supplies-dialog.module.css';
import { Lines } from './supplies-lines';
import { draftOf, readDraft, type SuppliesDraft } from './supplies-values';

interface SuppliesDialogProps {
  /** Null for a new one. */
  supplies: AdminClassSupplies | null;
  onClose: () => void;
  onSaved: (saved: AdminClassSupplies) => void;
}

/** What a year of school needs, and which products serve. */
export function SuppliesDialog({ supplies, onClose, onSaved }: SuppliesDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(supplies));
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const submit = async () => {
    const read = readDraft(draft);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    await send(async () => onSaved(await saveClassSupplies(read.input, supplies)));
  };
  const { grado, anno } = draft;
  return (
    <FormDialog
      title={
        supplies === null ? 'Nuovo elenco di materiale' : `Materiale ${gradeYearName(grado, anno)}`
      }
      submit={supplies === null ? 'Aggiungi' : 'Salva'}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeptState name="lines" state={draft} begun={draftOf(supplies)} onBack={setDraft} />
      {supplies === null && <YearFields draft={draft} error={errors['anno']} onChange={setDraft} />}
      <p className={css.fine}>Senza voci l’elenco non si vede nel negozio.</p>
      <Lines lines={draft.voci} errors={errors} onChange={(voci) => setDraft({ ...draft, voci })} />
    </FormDialog>
  );
}

interface YearFieldsProps {
  draft: SuppliesDraft;
  error: string | undefined;
  onChange: (draft: SuppliesDraft) => void;
}

function YearFields({ draft, error, onChange }: YearFieldsProps) {
  const { grado, anno } = draft;
  return (
    <div className={css.pair}>
      <SelectField
        label="Scuola"
        value={grado}
        onChange={({ target }) => {
          const chosen = target.value as SchoolGrade;
          onChange({ ...draft, grado: chosen, anno: hasYear(chosen, anno) ? anno : 1 });
        }}
      >
        {schoolGrades.map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Classe"
        value={anno}
        error={error}
        onChange={({ target }) => onChange({ ...draft, anno: Number(target.value) })}
      >
        {Array.from({ length: gradeYears[grado] }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}ª
          </option>
        ))}
      </SelectField>
    </div>
  );
}
