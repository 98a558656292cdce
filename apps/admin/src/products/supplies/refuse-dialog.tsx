import { type AdminTeacherList, LONGEST_REFUSAL } from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { teacherListName } from './supplies-words';
import { refuseTeacherList } from './teacher-lists.api';

interface RefuseDialogProps {
  list: AdminTeacherList;
  onClose: () => void;
  onRefused: () => void;
}

/** Why a list is not published, or no longer. */
export function RefuseDialog({ list, onClose, onRefused }: RefuseDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const submit = async (form: FormData) => {
    if (await send(() => refuseTeacherList(list, formText(form, 'motivo')))) onRefused();
  };
  return (
    <FormDialog
      title={`Rifiuta l’elenco di ${teacherListName(list)}`}
      submit="Rifiuta l’elenco"
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Perché"
        hint="Lo legge chi ha proposto l’elenco."
        name="motivo"
        rows={4}
        maxLength={LONGEST_REFUSAL}
        error={errors['motivo']}
      />
    </FormDialog>
  );
}
