import type { BookImportPreview } from '@zaino/contracts/schools';
import { counted } from '@zaino/data-table/count-words';
import type { CsvPreviewAnswer } from '@zaino/data-table/csv-preview';
import { bookFieldWords, bookNoun } from '../book-words';

/** A preview in words of the desk: a file adds no book, and may speak of books that no list names. */
export function ownPreview({
  sconosciuti,
  esempi,
  errori,
  ...preview
}: BookImportPreview): CsvPreviewAnswer {
  const words = (campo: string) =>
    campo in bookFieldWords ? bookFieldWords[campo as never] : campo;
  return {
    ...preview,
    ownCounts: [['Fuori dagli elenchi', sconosciuti]],
    esempi: esempi.map(({ modifiche, ...example }) => ({
      ...example,
      modifiche: modifiche.map(({ campo, ...change }) => ({ campo: words(campo), ...change })),
    })),
    errori: errori.map(({ campo, ...problem }) => ({ campo: words(campo), ...problem })),
  };
}

/** `3 libri modificati`. */
export const importedWords = (count: number): string =>
  `${counted(bookNoun, count)} ${count === 1 ? 'modificato' : 'modificati'}`;
