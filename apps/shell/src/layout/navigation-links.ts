export interface NavigationLink {
  text: string;
  to: string;
  /** Paths of other pages that belong to the same part of the shop. */
  alsoAt?: readonly string[];
}

export const shopLinks: readonly NavigationLink[] = [
  { text: 'Cerca Libri', to: '/search', alsoAt: ['/scuola', '/school'] },
  { text: 'Prodotti per la Scuola', to: '/products' },
];

export const guestLinks: readonly NavigationLink[] = [
  { text: 'Accedi', to: '/auth/login' },
  { text: 'Registrati', to: '/auth/register' },
];

export const accountLinks: readonly NavigationLink[] = [
  { text: 'I miei ordini', to: '/orders' },
  { text: 'Profilo', to: '/profile' },
];

/** Whether a page belongs to the part of the shop that a link leads to. */
export function isCurrent({ to, alsoAt = [] }: NavigationLink, path: string): boolean {
  return [to, ...alsoAt].some((start) => path === start || path.startsWith(`${start}/`));
}
