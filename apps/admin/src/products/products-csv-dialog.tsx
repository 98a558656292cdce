import { CSV_BYTES } from '@zaino/contracts/catalogue';
import { CsvDialog } from '@zaino/data-table/csv-dialog';
import { importCsv, previewCsv } from './csv.api';
import { productNoun } from './product-words';

interface ProductsCsvDialogProps {
  onClose: () => void;
  /** What was imported can be taken back by `changeId`. */
  onImported: (words: string, changeId: string) => void;
}

/** Products from a CSV file. */
export function ProductsCsvDialog(props: ProductsCsvDialogProps) {
  return (
    <CsvDialog
      noun={productNoun}
      most={CSV_BYTES}
      hint="Le colonne sono quelle dell’esportazione: una riga con un id cambia quel prodotto, le altre ne aggiungono."
      preview={previewCsv}
      take={importCsv}
      {...props}
    />
  );
}
