/**
 * What two spellings of a place, a type or a characteristic have in common: `VALLE D' AOSTA` and
 * `Valle d'Aosta`, `FORLI'-CESENA` and `Forlì-Cesena` are the same for people.
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');
}
