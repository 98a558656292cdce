import { articleInputSchema } from '@zaino/contracts/blog';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { atTagsField } from '../../layout/tag-errors';
import { type ArticleFormValues, inputOf, tagsIn } from './article-values';

function momentError({ status, publishedAt }: ArticleFormValues, now: number): string | undefined {
  const isLater = publishedAt !== '' && Date.parse(publishedAt) > now;
  if (status === 'scheduled' && publishedAt === '') return 'Scegli quando pubblicarlo.';
  if (status === 'scheduled' && !isLater) return 'Serve un momento che deve ancora venire.';
  if (status === 'published' && isLater) return 'È nel futuro: scegli lo stato “Programmato”.';
  return undefined;
}

/** What is wrong with a form, by field (specification, point 5); blank where all is well. */
export function articleErrors(values: ArticleFormValues, now = Date.now()): FieldErrors {
  const errors = validateForm(articleInputSchema, inputOf(values, null));
  const publishedAt = momentError(values, now);
  return {
    ...atTagsField(errors, tagsIn(values.tags)),
    ...(publishedAt !== undefined && { publishedAt }),
  };
}
