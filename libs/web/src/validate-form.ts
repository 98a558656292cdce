import { issueSentence } from '@zaino/contracts/shared';
import { type core, safeParse } from 'zod/mini';
import type { FieldErrors } from './use-submission';

/**
 * What is wrong with a form, by the contract's own rules and in its words: the first sentence of each field, by the
 * field's name in the schema (`openingHours.2.0.to`); blank where all is well.
 */
export function validateForm<Schema extends core.$ZodType>(
  schema: Schema,
  values: core.input<Schema>,
): FieldErrors {
  const errors: FieldErrors = {};
  const { error } = safeParse(schema, values, { error: issueSentence });
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
