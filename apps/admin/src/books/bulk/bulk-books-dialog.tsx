import { counted } from '@zaino/data-table/count-words';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import type { BookTableRow } from '../book-rows';
import { bookNoun } from '../book-words';
import css from './bulk-books-dialog.module.css';
import { BulkBooksPreview } from './bulk-books-preview';
import { bulkKinds, type BookBulkKindName } from './bulk-kinds';
import { type BulkBooksState, type OnBulkDone, useBulkBooks } from './use-bulk-books';

interface BulkBooksDialogProps {
  /** All that were chosen. */
  rows: readonly BookTableRow[];
  onDone: OnBulkDone;
  onClose: () => void;
}

/** Says what a change would do to the chosen books, and makes it once that was seen. */
export function BulkBooksDialog({ rows, onDone, onClose }: BulkBooksDialogProps) {
  const bulk = useBulkBooks(rows, onDone);
  const { count, preview, isSending, failure, look, take } = bulk;
  const changing = preview?.modificati ?? 0;
  return (
    <Dialog
      isOpen
      title={`Modifica ${counted(bookNoun, count)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          <Button
            disabled={changing === 0 || isSending}
            onClick={() => preview && void take(preview)}
          >
            {`Modifica ${counted(bookNoun, changing)}`}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        {rows.length > count && (
          <Notice>Si cambiano al massimo {count} libri alla volta: qui ci sono i primi.</Notice>
        )}
        {failure && (
          <Notice tone="error">
            <strong>{saveFailureWords(failure).replace(/\.$/, '')}.</strong> Nessun libro è
            cambiato.
          </Notice>
        )}
        <BulkFields bulk={bulk} />
        <Button
          type="submit"
          variant="outline"
          size="small"
          className={css.look}
          disabled={isSending}
        >
          Mostra l’anteprima
        </Button>
        {preview && <BulkBooksPreview preview={preview} />}
      </form>
    </Dialog>
  );
}

/** What is changed, and its value. */
function BulkFields({ bulk }: { bulk: BulkBooksState }) {
  const { name, kind, text, error, change, isSending } = bulk;
  return (
    <>
      <SelectField
        label="Che cosa fare"
        value={name}
        disabled={isSending}
        onChange={({ currentTarget }) =>
          change({ name: currentTarget.value as BookBulkKindName, text: '' })
        }
      >
        {Object.entries(bulkKinds).map(([one, { words }]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </SelectField>
      {kind.field && (
        <TextField
          {...kind.field}
          autoComplete="off"
          error={error}
          disabled={isSending}
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      )}
    </>
  );
}
