import type { Dice } from '../chance';

const schoolBooks = [
  'CON QUADERNO DELLE COMPETENZE',
  'VOLUME + EBOOK',
  'TEORIA ED ESERCIZI',
  'LIBRO MISTO CON ESPANSIONE ONLINE',
  'CON ATLANTE E MAPPE',
  "PERCORSI PER L'INCLUSIONE",
  'CON LABORATORIO',
  'VOLUME, QUADERNO + EBOOK',
];
const languageBooks = [
  "STUDENT'S BOOK + WORKBOOK",
  "STUDENT'S BOOK, WORKBOOK + EBOOK",
  'WITH DIGITAL PACK',
  'COURSE BOOK + AUDIO',
];
const novels = ['EDIZIONE INTEGRALE', 'CON SCHEDE DI LETTURA'];

/** SOTTOTITOLO; the ministry has none (`ND`) in two of five. */
export function subtitleOf(family: string, dice: Dice): string {
  if (dice.chance(0.39)) return 'ND';
  if (family === 'narrativa') return dice.pick(novels);
  return dice.pick(family.includes('inglese') ? languageBooks : schoolBooks);
}
