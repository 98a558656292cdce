import { productInputSchema } from '@zaino/contracts/catalogue';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { atTagsField } from '../../layout/tag-errors';
import { inputOf, type ProductFormValues, tagsIn } from './product-values';

/** What is wrong with a form, by field (specification, point 5); blank where all is well. */
export function productErrors(values: ProductFormValues): FieldErrors {
  return atTagsField(validateForm(productInputSchema, inputOf(values)), tagsIn(values.tags));
}
