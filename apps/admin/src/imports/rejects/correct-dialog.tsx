import { type RejectedRow, rejectSentences } from '@zaino/contracts/schools';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextField } from '@zaino/ui/text-field';
import { useSubmission } from '@zaino/web/use-submission';
import { correctReject } from './rejects.api';

interface CorrectDialogProps {
  row: RejectedRow;
  cells: NonNullable<RejectedRow['cells']>;
  onClose: () => void;
  onCorrected: () => void;
}

/** The row cell by cell, with what is wrong beside its cell; the service refuses what an import could not use. */
export function CorrectDialog({ row, cells, onClose, onCorrected }: CorrectDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const isCellNamed = Object.keys(errors).length > 0;
  const errorOf = (column: string): string | undefined =>
    failure === null && column === row.column && row.state === 'open'
      ? rejectSentences[row.code]
      : errors[column];
  const submit = async (form: FormData) => {
    const texts = cells.map((_, at) => {
      const text = form.get(`cell-${at}`);
      return typeof text === 'string' ? text : '';
    });
    if (await send(() => correctReject(row, texts))) onCorrected();
  };
  return (
    <FormDialog
      title={`Correggi la riga ${row.line}`}
      submit="Tieni la riga corretta"
      isSending={isSending}
      failure={isCellNamed ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {row.fileName}
        {row.column === null && `: ${rejectSentences[row.code].toLowerCase()}.`}
      </p>
      {cells.map(({ column, text }, at) => (
        <TextField
          key={column}
          name={`cell-${at}`}
          label={column}
          autoComplete="off"
          defaultValue={text}
          error={errorOf(column)}
        />
      ))}
    </FormDialog>
  );
}
