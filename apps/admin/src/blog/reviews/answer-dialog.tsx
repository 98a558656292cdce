import { type AdminReview, LONGEST_ANSWER } from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { TextArea } from '@zaino/ui/text-field';
import type { ApiError } from '@zaino/web/api-client';
import { formText } from '@zaino/web/form-text';

interface AnswerDialogProps {
  review: AdminReview;
  isSending: boolean;
  failure: ApiError | null;
  onAnswer: (text: string) => void;
  onClose: () => void;
}

/** What the shop answers; everybody sees it below the review once that is published. */
export function AnswerDialog({ review, isSending, failure, onAnswer, onClose }: AnswerDialogProps) {
  const { name, text, answer } = review;
  return (
    <ReturnFocus otherwise={() => undefined}>
      <FormDialog
        title={`Rispondi a ${name}`}
        submit="Salva la risposta"
        isSending={isSending}
        failure={failure}
        onSubmit={(form) => onAnswer(formText(form, 'answer'))}
        onClose={onClose}
      >
        <blockquote>{text}</blockquote>
        <TextArea
          name="answer"
          label="Risposta del negozio"
          hint="La leggono tutti sotto la recensione. Vuota, la toglie. Niente dati dell’ordine o della persona."
          rows={5}
          maxLength={LONGEST_ANSWER}
          defaultValue={answer?.text}
        />
      </FormDialog>
    </ReturnFocus>
  );
}
