import { LONGEST_SLUG } from '@zaino/contracts/blog';
import { articleSlug } from '@zaino/rules/article-slug';
import { TextField } from '@zaino/ui/text-field';
import { useState } from 'react';
import { fieldLabels } from './field-labels';
import type { ArticleFormState } from './use-article-form';

/** What the address would be, if nobody wished for another. */
function ownSlug({ opened, values }: ArticleFormState): string {
  if (opened && opened.title === values.title.trim()) return opened.slug;
  return values.title.trim() === '' ? '' : articleSlug(values.title);
}

/** The article's address: of its title, or as somebody wishes. */
export function SlugField({ form }: { form: ArticleFormState }) {
  const { values, errors, change } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = values.slug === '' ? ownSlug(form) : values.slug;
  return (
    <TextField
      name="slug"
      label={fieldLabels.slug}
      hint={`/blog/${shown || '…'} · Vuoto: si ricava dal titolo. Gli indirizzi di prima restano validi.`}
      maxLength={LONGEST_SLUG}
      value={typed ?? shown}
      error={errors['slug']}
      onChange={({ target }) => {
        setTyped(target.value);
        change({ slug: target.value.trim() === '' ? '' : articleSlug(target.value) });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
