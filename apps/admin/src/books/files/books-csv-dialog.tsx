import { BOOK_CSV_BYTES } from '@zaino/contracts/schools';
import { CsvDialog } from '@zaino/data-table/csv-dialog';
import { useRef } from 'react';
import { bookNoun } from '../book-words';
import { importCsv, previewCsv } from '../books.api';
import { importedWords, ownPreview } from './own-preview';

interface BooksCsvDialogProps {
  onClose: () => void;
  /** What was imported can be taken back by `changeId`. */
  onImported: (words: string, changeId: string) => void;
}

const preview = async (csv: string) => ownPreview(await previewCsv(csv));

/** What is known of books from a CSV file. */
export function BooksCsvDialog({ onClose, onImported }: BooksCsvDialogProps) {
  const changed = useRef(0);
  return (
    <CsvDialog
      noun={bookNoun}
      most={BOOK_CSV_BYTES}
      hint="Le colonne sono quelle dell’esportazione: cambiano i libri con quell’ISBN; una cella vuota lascia quello che c’è."
      preview={preview}
      take={async (csv, token) => {
        const answer = await importCsv(csv, token);
        changed.current = answer.modificati;
        return answer;
      }}
      onClose={onClose}
      onImported={(_words, changeId) => onImported(importedWords(changed.current), changeId)}
    />
  );
}
