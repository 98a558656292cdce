import { bookErrorCodes, type BookField } from '@zaino/contracts/schools';
import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { saveRefusal, SIGN_IN_AGAIN } from '../../layout/save-refusal';
import { bookFieldWords } from '../book-words';
import type { BookFormState } from './use-book-form';

/** Why the book was not saved (specification, point 8); nothing where the fields say it. */
export function SaveFailure({ form }: { form: BookFormState }) {
  const { conflict, errors, submission, values } = form;
  const { failure } = submission;
  if (conflict) {
    return (
      <Notice tone="error">
        <p>
          <strong>Qualcun altro ha salvato questo libro mentre lo modificavi.</strong> Le tue
          modifiche sono ancora qui, insieme alle sue: controlla e salva di nuovo.
        </p>
        {conflict.contested.length > 0 && (
          <ul>
            {conflict.contested.map((field) => (
              <li key={field}>{contestedWords(field, conflict.theirs[field], values[field])}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  if (!failure || Object.keys(errors).length > 0) return null;
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
  // Theirs could not be read: the next save tries again.
  if (code === bookErrorCodes.bookChanged) return 'Salva di nuovo per vedere le modifiche.';
  return 'Il libro non è stato salvato. I dati sono ancora qui.';
}

const contestedWords = (field: BookField, theirs: string, mine: string): string =>
  `${bookFieldWords[field]}: ora è “${shown(theirs)}”, tu hai scritto “${shown(mine)}”.`;

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
