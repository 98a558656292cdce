import { type DataAnswer, type DataRequest, identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { answerDone, answerEffects, answerTitles } from './answer-words';
import { giveAnswer } from './data-requests.api';

interface AnswerDialogProps {
  request: DataRequest;
  kind: DataAnswer['kind'];
  onClose: () => void;
  onDone: (words: string) => void;
  onStale: () => void;
}

/** Codes of a request that is not any more as it was shown. */
const stale: readonly string[] = [identityErrorCodes.requestAnswered, sharedErrorCodes.notFound];

/** Says what follows from an answer, asks why where it is a refusal, and sends it. */
export function AnswerDialog({ request, kind, onClose, onDone, onStale }: AnswerDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const isStale = failure !== null && stale.includes(failure.code);
  const submit = async (form: FormData) => {
    const answer: DataAnswer =
      kind === 'refuse' ? { kind, reason: formText(form, 'reason') } : { kind };
    if (await send(() => giveAnswer(request.id, answer))) onDone(answerDone[kind]);
  };
  return (
    <FormDialog
      title={answerTitles[kind]}
      submit={answerTitles[kind]}
      instead={isStale && <Button onClick={onStale}>Mostra le richieste come sono ora</Button>}
      isSending={isSending}
      failure={errors.reason === undefined ? failure : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{request.name ?? 'Account eliminato'}.</strong> {answerEffects[kind]}
      </p>
      {kind === 'refuse' && (
        <TextArea
          name="reason"
          label="Motivo"
          hint="Lo legge la persona, per e-mail"
          maxLength={500}
          required
          error={errors.reason}
        />
      )}
    </FormDialog>
  );
}
