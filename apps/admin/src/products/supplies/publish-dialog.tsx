import { type AdminTeacherList, teacherListPublicationSchema } from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { useSubmission } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { useState } from 'react';
import css from './supplies-dialog.module.css';
import { Lines } from './supplies-lines';
import { type LineDraft, lineDraftsOf, readLines } from './supplies-values';
import { teacherListName } from './supplies-words';
import { publishTeacherList } from './teacher-lists.api';

interface PublishDialogProps {
  list: AdminTeacherList;
  onClose: () => void;
  onPublished: () => void;
}

/** What a teacher asks for, with the products that serve for each thing. */
export function PublishDialog({ list, onClose, onPublished }: PublishDialogProps) {
  const begun = lineDraftsOf(list.voci);
  const [lines, setLines] = useState<readonly LineDraft[]>(begun);
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const submit = async () => {
    const voci = readLines(lines);
    const wrong = validateForm(teacherListPublicationSchema, { voci, versione: list.versione });
    if (Object.keys(wrong).length > 0) {
      refuse(wrong);
      return;
    }
    if (await send(() => publishTeacherList(list, voci))) onPublished();
  };
  return (
    <FormDialog
      title={`Elenco di ${teacherListName(list)}`}
      submit={list.stato === 'published' ? 'Salva' : 'Pubblica'}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeptState name="teacher-lines" state={lines} begun={begun} onBack={setLines} />
      <p className={css.fine}>
        Le parole sono dell’insegnante: togli i nomi di persone, se ce ne sono.
      </p>
      <Lines lines={lines} errors={errors} onChange={setLines} />
    </FormDialog>
  );
}
