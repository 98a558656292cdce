import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { RadioGroup } from '@zaino/ui/radio-group';
import { useState } from 'react';
import { moment } from '../../layout/moment-words';
import { articleStateWords } from '../state-words';
import { type ArticleField, type ArticleFormValues, valuesOf } from './article-values';
import css from './conflict-dialog.module.css';
import { fieldLabels } from './field-labels';
import { Markup } from './markup';
import type { DraftConflict } from './form-begin';
import type { ArticleFormState } from './use-article-form';

interface ConflictDialogProps {
  conflict: DraftConflict;
  form: ArticleFormState;
}

/** Somebody else has saved meanwhile: shows both where both have changed the same, and lets choose. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  const { theirs, merged, contested } = conflict;
  const [taken, setTaken] = useState<ArticleField[]>([]);
  const theirValues = valuesOf(theirs);

  const choose = (field: ArticleField, isTheirs: boolean) => {
    const others = taken.filter((one) => one !== field);
    setTaken(isTheirs ? [...others, field] : others);
  };
  return (
    <Dialog
      isOpen
      className={css.dialog}
      title="Articolo cambiato nel frattempo"
      onClose={form.leaveConflict}
      footer={
        <>
          <Button variant="outline" onClick={form.leaveConflict}>
            Torna al modulo
          </Button>
          <Button onClick={() => form.settleConflict(conflict, taken)}>Continua con questi</Button>
        </>
      }
    >
      <div className={css.fields}>
        <p>
          <strong>Qualcun altro ha salvato questo articolo mentre lo modificavi</strong> (
          {moment(theirs.updatedAt)}). Non è ancora stato salvato niente di tuo, e niente va perso.
        </p>
        {contested.length === 0 ? (
          <p>Avete cambiato parti diverse: qui si uniscono.</p>
        ) : (
          <p>Avete cambiato entrambi queste parti: scegli quale vale.</p>
        )}
        {contested.map((field) => (
          <div key={field}>
            <RadioGroup
              legend={fieldLabels[field]}
              value={taken.includes(field) ? 'theirs' : 'mine'}
              onChange={(whose) => choose(field, whose === 'theirs')}
              options={[
                { value: 'mine', label: 'La tua versione' },
                { value: 'theirs', label: 'La versione salvata' },
              ]}
            />
            <div className={css.pair}>
              <Version name="La tua versione" field={field} values={merged} />
              <Version name="La versione salvata" field={field} values={theirValues} />
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface VersionProps {
  name: string;
  field: ArticleField;
  values: ArticleFormValues;
}

function Version({ name, field, values }: VersionProps) {
  return (
    // Scrolls, so it can be reached by Tab.
    <div
      role="group"
      aria-label={`${fieldLabels[field]}: ${name.toLowerCase()}`}
      tabIndex={field === 'content' ? 0 : undefined}
      className={css.version}
    >
      <p className={css.name}>{name}</p>
      {field === 'content' ? <Markup html={values.content} /> : <p>{wordsOf(field, values)}</p>}
    </div>
  );
}

function wordsOf(field: ArticleField, values: ArticleFormValues): string {
  if (field === 'status') return articleStateWords[values.status];
  const value = values[field];
  if (value === '') return 'Vuoto';
  return field === 'publishedAt' ? moment(value) : value;
}
