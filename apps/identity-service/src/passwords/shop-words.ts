import { lettersOf } from './own-words';

/**
 * What everybody thinks of who sits before this shop and wants a password (ASVS 5.0, 6.1.2 and 6.2.11): its name, what
 * it sells, schools. Whoever adds a word: none may be made of others, or long passwords would take long to look at.
 */
export const shopWords = [
  ['zaino', 'zaini', 'zainetto', 'cartella', 'cartelle', 'astuccio', 'astucci'],
  ['libro', 'libri', 'testo', 'testi', 'quaderno', 'quaderni', 'diario', 'agenda', 'dizionario'],
  ['penna', 'penne', 'matita', 'matite', 'gomma', 'righello', 'compasso', 'pastelli', 'pennarelli'],
  ['libreria', 'librerie', 'cartoleria', 'cartolibreria', 'negozio', 'scolastico', 'scolastici'],
  [
    'scuola',
    'scuole',
    'scolastica',
    'scolastiche',
    'classe',
    'classi',
    'sezione',
    'adozione',
    'adozioni',
  ],
  [
    'elementare',
    'elementari',
    'primaria',
    'media',
    'medie',
    'superiore',
    'superiori',
    'liceo',
    'istituto',
  ],
  ['studente', 'studentessa', 'studenti', 'alunno', 'alunna', 'alunni', 'maestra', 'maestro'],
  ['prof', 'professore', 'professoressa', 'compiti', 'lezione', 'lezioni', 'banco', 'lavagna'],
].flat();

/** Digits one by one: a run of them has one way to be read. */
const onlyShopWords = new RegExp(`^(?:${shopWords.join('|')}|\\d)+$`, 'u');

/** Whether a password is nothing but words of the shop and of schools, with digits between or not. */
export function isOfShopWords(password: string): boolean {
  const plain = lettersOf(password);
  return /\p{L}/u.test(plain) && onlyShopWords.test(plain);
}
