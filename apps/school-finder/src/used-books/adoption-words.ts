import type { KnownUsedBook, UsedBooks } from '@zaino/contracts/schools';
import { schoolYear } from '@zaino/rules/list-parts';

/** Kilometres around a municipality (`USED_BOOKS_KM` of the contract). */
const KILOMETRES = 30;

/** `entro 30 km da Crema`, as the page says where schools were counted. */
function placeWords(luogo: UsedBooks['luogo']): string {
  if (luogo === null) return 'in Italia';
  return luogo.ambito === 'raggio'
    ? `entro ${KILOMETRES} km da ${luogo.comune}`
    : `in provincia di ${luogo.provincia}`;
}

/** Who needs a book on its newest list. */
export function adoptionWords(
  { classi, scuole, classiItalia }: KnownUsedBook,
  { annoScolastico, luogo }: UsedBooks,
): string {
  if (annoScolastico === null) {
    return 'Stiamo contando le liste: tra qualche minuto diciamo chi lo usa.';
  }
  const year = schoolYear(annoScolastico);
  const place = placeWords(luogo);
  if (classiItalia === 0) return `Nel ${year} non è nella lista di nessuna classe.`;
  if (classi === 0) {
    return `Nel ${year} non lo usa nessuna classe ${place}; in Italia lo usano in ${classiItalia}.`;
  }
  const classes = classi === 1 ? '1 classe' : `${classi} classi`;
  const schools = scuole === 1 ? '1 scuola' : `${scuole} scuole`;
  return `Nel ${year} è nella lista di ${classes} di ${schools} ${place}.`;
}
