import { collapseBlanks, isAllCapitals, restoreAccents } from './letters';
import { nameCase } from './name-case';

const known = new Map(
  Object.entries({
    'EDIZIONE LIBERA (A SCELTA)': 'Edizione libera (a scelta)',
    'EDITORE NON DEFINITO': 'Editore non definito',
    AUTOPUBBLICATO: "Pubblicato dall'autore",
    DEASCUOLA: 'DeA Scuola',
    'MATEMATICAMENTE.IT': 'Matematicamente.it',
  }),
);

const acronyms =
  /(?<!\p{L})(?:SEI|ELI|CEDAM|CLITT|EDB|CED|IBN|TVP|ELT|CNR|UTET|IPSOA|LDC|CLUEB)(?!\p{L})/giu;

/** The publisher's name as on its books. */
export function displayPublisher(publisher: string): string {
  const clean = collapseBlanks(publisher);
  const name = known.get(clean.toUpperCase());
  if (name !== undefined) return name;
  if (!isAllCapitals(clean)) return clean;
  const spaced = restoreAccents(clean).replaceAll(/\.(?=\p{L}{2})/gu, '. ');
  return nameCase(spaced).replaceAll(acronyms, (acronym) => acronym.toUpperCase());
}
