import { LONGEST_AUTHOR, LONGEST_EXCERPT, LONGEST_TITLE } from '@zaino/contracts/blog';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useRef } from 'react';
import { ChoiceField } from '../../products/form/choice-field';
import css from './article-form.module.css';
import { ArticleEditor } from './editor/article-editor';
import { FeaturedImageField } from './featured-image-field';
import { fieldLabels } from './field-labels';
import { PublishingFields } from './publishing-fields';
import { SaveFailure } from './save-failure';
import { SlugField } from './slug-field';
import type { ArticleFormState } from './use-article-form';
import type { EditorQuestions } from './use-editor-questions';

interface ArticleFormProps {
  id: string;
  form: ArticleFormState;
  /** Names to choose from. */
  categories: string[];
  questions: EditorQuestions;
}

/** Everything that an admin may say of an article (specification, points 2 and 5). */
export function ArticleForm({ id, form, categories, questions }: ArticleFormProps) {
  const { values, errors, change, editor, submission, save } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, submission);

  const field = (name: 'title' | 'author' | 'excerpt' | 'tags') => ({
    name,
    label: fieldLabels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={css.form}
      data-kept={form.opened?.id ?? 'nuovo'}
      aria-busy={submission.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {/* The form's default button: Enter in a field publishes nothing, only the button that says so does. */}
      <button type="submit" disabled hidden />
      <KeptState name="values" state={form.unsaved} onBack={form.takeBack} />
      <SaveFailure form={form} />
      <TextField {...field('title')} required maxLength={LONGEST_TITLE} />
      <SlugField form={form} />
      <div className={css.pair}>
        <TextField {...field('author')} required maxLength={LONGEST_AUTHOR} />
        <ChoiceField
          // Names that only the merged form knows are new ones for the field.
          key={form.isMerged ? 'merged' : 'own'}
          label={fieldLabels.category}
          newText="Nuova categoria…"
          emptyText="Senza categoria"
          choices={categories}
          value={values.category}
          error={errors['category']}
          onChange={(category) => change({ category })}
        />
      </div>
      <TextArea
        {...field('excerpt')}
        hint="Poche righe per l’elenco; vuoto, si prende l’inizio del testo."
        maxLength={LONGEST_EXCERPT}
      />
      <ArticleEditor
        label={fieldLabels.content}
        editor={editor}
        error={errors['content']}
        onChange={(content) => change({ content })}
        onAsk={questions.ask}
        onImages={questions.askForImages}
      />
      <FeaturedImageField form={form} />
      <TextField {...field('tags')} hint="Separati da virgole." maxLength={2_000} />
      <div className={css.pair}>
        <PublishingFields form={form} />
      </div>
    </form>
  );
}
