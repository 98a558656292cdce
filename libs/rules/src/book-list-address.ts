import { bookListPath } from './book-list-path';
import { isbnOf } from './isbn';
import { MOST_DOUBTFUL, MOST_ISBNS, type ReadCodes } from './isbns-in-text';

/** Field of the form by which a text is sent where no script runs. */
export const LIST_TEXT = 'testo';

/** Where in the page the answer stands. */
export const LIST_ANSWER_ID = 'lista';

/** What is said of a text beside its codes: it had none, more than were taken, or it was too large to be taken at all. */
export type ListNote = 'vuota' | 'lunga' | 'grande';

/** What the address of a list says; nothing of it is about a person. */
export interface ListQuestion {
  codes: ReadCodes;
  note: ListNote | null;
}

/** Ten or thirteen digits, as the schools service takes what has an error. */
const DOUBTFUL = /^(?:\d{9}[\dX]|\d{13})$/;

/** The address of a list's answer: `/lista-libri?isbn=…&dubbi=…&esito=lunga`, of codes and nothing else. */
export function bookListAddress({ isbns, doubtful, isCut }: ReadCodes): string {
  if (isbns.length + doubtful.length === 0) return noteAddress('vuota');
  return addressOf({
    isbn: isbns.join('.'),
    dubbi: doubtful.join('.'),
    esito: isCut ? 'lunga' : '',
  });
}

/** The address that says of a text only why there is no answer. */
export const noteAddress = (note: ListNote): string => addressOf({ esito: note });

function addressOf(values: Record<string, string>): string {
  const present = Object.entries(values).filter(([, value]) => value !== '');
  return `${bookListPath}?${new URLSearchParams(present).toString()}#${LIST_ANSWER_ID}`;
}

/** Reads such an address, which anybody can write: what has not the form that it should is left out. */
export function readListQuestion(params: URLSearchParams): ListQuestion {
  const listOf = (name: string) => [...new Set(params.get(name)?.split('.'))];
  const isbns = listOf('isbn').filter((code) => isbnOf(code) === code);
  const doubtful = listOf('dubbi').filter((code) => DOUBTFUL.test(code) && !isbns.includes(code));
  const notes: readonly ListNote[] = ['vuota', 'lunga', 'grande'];
  const note = notes.find((one) => one === params.get('esito')) ?? null;
  return {
    codes: {
      isbns: isbns.slice(0, MOST_ISBNS),
      doubtful: doubtful.slice(0, MOST_DOUBTFUL),
      isCut: note === 'lunga',
    },
    note,
  };
}
