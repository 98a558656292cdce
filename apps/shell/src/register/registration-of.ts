import type { Registration } from '@zaino/contracts/identity';
import type { Typed } from '../sign-in/entry-form';
import type { Audience } from './audience';

/** Name of the field with what a bookshop is called. */
export const BOOKSHOP_NAME_FIELD = 'profile.bookshopName';

/** The registration that was typed; a family has no bookshop, whatever stood in its fields before. */
export function registrationOf(typed: Typed, audience: Audience): Registration {
  const profile = {
    name: typed('profile.name'),
    ...(audience === 'bookshop' && {
      bookshopName: typed(BOOKSHOP_NAME_FIELD),
      domain: typed('profile.domain'),
    }),
  };
  return { email: typed('email'), password: typed('password'), profile };
}
