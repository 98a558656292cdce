import type { SchoolResult } from './found-school';

/** What a family must know before it opens a school without a list of its own; null where it has one. */
export function missingListWords({ isWithoutList, scuoleConLista }: SchoolResult): string | null {
  if (!isWithoutList) return null;
  if (!scuoleConLista) return 'Senza lista dei libri';
  return scuoleConLista === 1
    ? 'Istituto: la lista dei libri è della sua scuola'
    : `Istituto: le liste dei libri sono delle sue ${scuoleConLista} scuole`;
}
