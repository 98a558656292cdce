import { MIN_PASSWORD_LENGTH } from '@zaino/contracts/identity';
import type { FieldErrors } from '@zaino/web/use-submission';
import type { Typed } from '../sign-in/entry-form';
import type { Audience } from './audience';

/** Shape of an address as a mistake of typing would break it; the service looks closer. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a registration before it is sent (specification, point 5). */
export function registrationErrors(typed: Typed, audience: Audience): FieldErrors {
  const isBlank = (name: string) => typed(name).trim() === '';
  return {
    ...(isBlank('profile.name') && { 'profile.name': 'Scrivi il tuo nome' }),
    ...(!email.test(typed('email').trim()) && { email: 'Scrivi un indirizzo e-mail valido' }),
    ...(audience === 'bookshop' &&
      isBlank('profile.domain') && { 'profile.domain': 'Scrivi il dominio della libreria' }),
    ...passwordErrors(typed),
  };
}

function passwordErrors(typed: Typed): FieldErrors {
  if (typed('password').length < MIN_PASSWORD_LENGTH) {
    return { password: `La password deve essere di almeno ${MIN_PASSWORD_LENGTH} caratteri` };
  }
  const isSame = typed('password') === typed('confirmation');
  return isSame ? {} : { confirmation: 'Le password non coincidono' };
}
