import { registrationSchema } from '@zaino/contracts/identity';
import { NOT_REPEATED } from '@zaino/ui/new-password-fields';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import type { Typed } from '../sign-in/entry-form';
import type { Audience } from './audience';
import { registrationOf } from './registration-of';

/** What is wrong with a registration before it is sent (specification, point 5), in the order of its fields. */
export function registrationErrors(typed: Typed, audience: Audience): FieldErrors {
  const found = validateForm(registrationSchema, registrationOf(typed, audience));
  const { 'profile.name': name, email, password, ...ofBookshop } = found;
  const isNamed = audience === 'family' || typed('profile.domain').trim() !== '';
  return {
    ...(name !== undefined && { 'profile.name': name }),
    ...(email !== undefined && { email }),
    ...ofBookshop,
    ...(!isNamed && { 'profile.domain': 'Scrivi il dominio della libreria' }),
    ...(password !== undefined && { password }),
    ...(password === undefined && repeatedError(typed)),
  };
}

function repeatedError(typed: Typed): FieldErrors {
  return typed('password') === typed('confirmation') ? {} : { confirmation: NOT_REPEATED };
}
