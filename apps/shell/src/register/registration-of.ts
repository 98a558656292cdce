import type { Registration } from '@zaino/contracts/identity';
import type { Typed } from '../sign-in/entry-form';
import type { Audience } from './audience';

/** The registration that was typed; a family has no domain, whatever stood in its field before. */
export function registrationOf(typed: Typed, audience: Audience): Registration {
  const profile = {
    name: typed('profile.name'),
    ...(audience === 'bookshop' && { domain: typed('profile.domain') }),
  };
  return { email: typed('email'), password: typed('password'), profile };
}
