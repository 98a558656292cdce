import { HANDOVER_PATH, SIGN_IN_PATH } from '@zaino/contracts/shared';
import type { SessionSnapshot } from '@zaino/web/session';
import { type Place, REGISTER_PATH, signInPath } from '@zaino/web/sign-in-path';

export interface NavigationLink {
  text: string;
  to: string;
  /** Its path where `to` has more than that. */
  path?: string;
  /** Paths of other pages that belong to the same part of the shop. */
  alsoAt?: readonly string[];
  /** No page of ours: the browser goes there by itself. */
  isOutside?: boolean;
}

export const shopLinks: readonly NavigationLink[] = [
  { text: 'Cerca Libri', to: '/search', alsoAt: ['/scuola', '/school'] },
  { text: 'Prodotti per la Scuola', to: '/products' },
];

/**
 * They lead back to the page that one was on. At a bookshop's own address whoever is signed in on the main site comes in
 * without the form.
 */
const guestLinks = (place: Place, isFront: boolean): NavigationLink[] => [
  {
    text: 'Accedi',
    to: signInPath(place, isFront ? HANDOVER_PATH : SIGN_IN_PATH),
    path: SIGN_IN_PATH,
    isOutside: isFront,
  },
  { text: 'Registrati', to: signInPath(place, REGISTER_PATH), path: REGISTER_PATH },
];

const accountLinks: readonly NavigationLink[] = [
  { text: 'Bacheca', to: '/dashboard' },
  { text: 'I miei ordini', to: '/orders' },
  { text: 'Profilo', to: '/profile' },
];

/** For whoever is signed in or a guest; none while that is not known. */
export function accountLinksFor(
  status: SessionSnapshot['status'],
  place: Place,
  isFront = false,
): readonly NavigationLink[] {
  if (status === 'unread') return [];
  return status === 'signed-in' ? accountLinks : guestLinks(place, isFront);
}

/** Whether a page belongs to the part of the shop that a link leads to. */
export function isCurrent({ to, path: own = to, alsoAt = [] }: NavigationLink, path: string) {
  return [own, ...alsoAt].some((start) => path === start || path.startsWith(`${start}/`));
}
