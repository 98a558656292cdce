import type { ArticleState } from '@zaino/contracts/blog';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { articleStateWords } from '../state-words';
import { fieldLabels } from './field-labels';
import { romeMoment, romeWall } from './rome-moment';
import type { ArticleFormState } from './use-article-form';

const states = Object.keys(articleStateWords) as ArticleState[];

const stateHints: Record<ArticleState, string> = {
  draft: 'Lo vedono solo gli amministratori.',
  scheduled: 'Appare da solo alla data di pubblicazione.',
  published: 'Lo vedono tutti.',
  archived: 'Resta qui, ma non lo vede più nessuno.',
};

const noted = 'Ora italiana. Resta annotata: non si pubblica da sola.';

const momentHints: Record<ArticleState, string> = {
  draft: noted,
  scheduled: 'Ora italiana.',
  published: 'Ora italiana. Vuota: quando si pubblica.',
  archived: noted,
};

/** Who may see the article, and from when on. */
export function PublishingFields({ form }: { form: ArticleFormState }) {
  const { values, errors, change } = form;
  return (
    <>
      <SelectField
        name="status"
        label={fieldLabels.status}
        hint={stateHints[values.status]}
        value={values.status}
        error={errors['status']}
        onChange={({ target }) => change({ status: target.value as ArticleState })}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {articleStateWords[state]}
          </option>
        ))}
      </SelectField>
      <TextField
        type="datetime-local"
        name="publishedAt"
        label={fieldLabels.publishedAt}
        hint={momentHints[values.status]}
        required={values.status === 'scheduled'}
        value={romeWall(values.publishedAt)}
        error={errors['publishedAt']}
        onChange={({ target }) => change({ publishedAt: romeMoment(target.value) })}
      />
    </>
  );
}
