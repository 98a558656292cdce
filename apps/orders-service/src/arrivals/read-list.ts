import { type ListLine, MOST_COPIES, MOST_LIST_LINES } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { isbnOf } from '@zaino/rules/isbn';
import { DomainError } from '@zaino/service/domain-error';

type ReadLine = Pick<ListLine, 'line' | 'text' | 'isbn' | 'copies' | 'problem'>;

const MOST_TEXT = 120;

/** Heads of columns that say how many, as distributors write them. */
const COPIES_HEAD =
  /^(?:q(?:uan)?\.?t(?:it)?(?:à|a)?\.?|(?:n\.? ?|num\.? ?)?(?:copie|pezzi|pz\.?))(?!\p{L})/iu;
const ISBN_HEAD = /isbn|ean|codice/i;

/** A code between other words, with or without hyphens. */
const CODE = /(?<![\d-])97[89](?:[ -]?\d){10}(?!\d)|(?<![\d-])\d(?:-?\d){8}-?[\dXx](?![\d-])/;

/**
 * Reads what a distributor has sent: an ISBN a line, with how many copies before or behind it, or a file with
 * columns, in any order, between semicolons, tabs or commas. Blank lines are left out, heads are read. Throws as
 * `invalid` where there are too many lines.
 */
export function readList(text: string): ReadLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, written: written.trim() }))
    .filter(({ written }) => written !== '');
  if (lines.length > MOST_LIST_LINES) {
    const detail = `La lista ha troppe righe: al massimo ${MOST_LIST_LINES} alla volta.`;
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { detail });
  }
  const separator = separatorOf(lines.map(({ written }) => written));
  const [first, ...others] = lines;
  const heads = cellsOf(first?.written ?? '', separator);
  const hasHeads = heads.every((head) => !/\d{4}/.test(head)) && heads.some(isHead);
  const copiesAt = hasHeads ? heads.findIndex((head) => COPIES_HEAD.test(head)) : -1;
  return (hasHeads ? others : lines).map(({ line, written }) => {
    const cells = cellsOf(written, separator);
    const isbn = codeOf(cells, written);
    const copies = copiesAt >= 0 ? wholeNumber(cells[copiesAt]) : copiesOf(written, cells);
    return { line, text: written.slice(0, MOST_TEXT), ...readingOf(isbn, copies) };
  });
}

const isHead = (head: string) => ISBN_HEAD.test(head) || COPIES_HEAD.test(head);

function readingOf(
  isbn: string | null,
  copies: number | null,
): Pick<ReadLine, 'isbn' | 'copies' | 'problem'> {
  if (isbn === null) return { isbn, copies: 0, problem: 'Qui non c’è un ISBN giusto.' };
  if (copies === null) return { isbn, copies: 0, problem: 'Non si capisce quante copie sono.' };
  if (copies < 1) return { isbn, copies: 0, problem: 'Nessuna copia.' };
  if (copies <= MOST_COPIES) return { isbn, copies, problem: null };
  return { isbn, copies, problem: `Troppe copie: al massimo ${MOST_COPIES} in una riga.` };
}

/** What most of the lines are parted by; a space in prose is none. */
function separatorOf(lines: readonly string[]): string | null {
  const found = [';', '\t', ','].map((one) => ({
    one,
    lines: lines.filter((line) => line.includes(one)).length,
  }));
  const [best] = found.toSorted((a, b) => b.lines - a.lines);
  return best && best.lines > 0 ? best.one : null;
}

/** As RFC 4180 has it, but for a line break within quotes, which no list of books has. */
function cellsOf(line: string, separator: string | null): string[] {
  if (separator === null) return [line];
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function codeOf(cells: readonly string[], line: string): string | null {
  const whole = cells.map((cell) => isbnOf(cell)).find((isbn) => isbn !== null);
  if (whole !== undefined) return whole;
  const within = CODE.exec(line)?.[0];
  return within === undefined ? null : isbnOf(within);
}

/** How many a line without heads says: its only small number, if it has one. */
function copiesOf(line: string, cells: readonly string[]): number | null {
  const parts = cells.length > 1 ? cells : line.replace(CODE, ' ').split(/\s+/);
  const numbers = parts.flatMap((part) => /^(?:[x×])?(\d{1,3})(?:[x×])?$/i.exec(part)?.[1] ?? []);
  return numbers.length === 1 ? Number(numbers[0]) : 1;
}

/** `3`, and `3,00` as spreadsheets write it. */
function wholeNumber(cell: string | undefined): number | null {
  const digits = /^(\d{1,5})(?:[.,]0+)?$/.exec(cell ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
