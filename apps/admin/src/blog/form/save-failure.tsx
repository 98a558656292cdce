import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { saveRefusal, SIGN_IN_AGAIN } from '../../layout/save-refusal';
import { blogErrorCodes } from '@zaino/contracts/blog';
import type { ArticleFormState } from './use-article-form';

/** Why the article was not saved (specification, point 8); nothing where the fields say it. */
export function SaveFailure({ form }: { form: ArticleFormState }) {
  const { errors, isMerged, submission, conflict } = form;
  const { failure } = submission;
  if (isMerged && !failure) {
    return (
      <Notice>
        <p>
          <strong>Qui ci sono adesso le modifiche di entrambi.</strong> Controlla e salva di nuovo.
          Nel testo si torna indietro con “Annulla modifica”.
        </p>
      </Notice>
    );
  }
  if (!failure || conflict || Object.keys(errors).length > 0) return null;
  return (
    <Notice tone="error">
      <p>
        <strong>{saveRefusal(failure)}</strong> {nextStep(failure)}
      </p>
    </Notice>
  );
}

function nextStep({ kind, code }: ApiError): string {
  if (kind === 'unauthenticated') return SIGN_IN_AGAIN;
  // Theirs could not be read, or were not looked at: the next save tries again.
  if (code === blogErrorCodes.articleChanged) return 'Salva di nuovo per vedere le modifiche.';
  return 'L’articolo non è stato salvato. I dati sono ancora qui.';
}
