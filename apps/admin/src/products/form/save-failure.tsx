import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { fieldLabels } from './field-labels';
import type { ProductFormState } from './use-product-form';

/** Why the product was not saved (specification, point 8); nothing where the fields say it. */
export function SaveFailure({ form }: { form: ProductFormState }) {
  const { conflict, errors, submission, values } = form;
  const { failure } = submission;
  if (conflict) return <ConflictNotice conflict={conflict} values={values} />;
  if (!failure || Object.keys(errors).length > 0) return null;
  return (
    <Notice tone="error">
      <p>
        <strong>{saveWords(failure)}</strong> {nextStep(failure)}
      </p>
    </Notice>
  );
}

/** The returned error; fixed words where there is none. */
function saveWords({ status, message }: ApiError): string {
  if (status === 0) return 'Errore di connessione.';
  return message.startsWith('The service answered') ? 'Errore nel salvataggio.' : message;
}

function nextStep({ kind, code }: ApiError): string {
  if (kind === 'unauthenticated') {
    return 'La sessione è scaduta: accedi di nuovo in un’altra scheda e poi salva. I dati sono ancora qui.';
  }
  // Theirs could not be read: the next save tries again.
  if (code === catalogueErrorCodes.productChanged) return 'Salva di nuovo per vedere le modifiche.';
  return 'Il prodotto non è stato salvato. I dati sono ancora qui.';
}

function ConflictNotice({
  conflict: { contested, theirs },
  values,
}: {
  conflict: NonNullable<ProductFormState['conflict']>;
  values: ProductFormState['values'];
}) {
  return (
    <Notice tone="error">
      <p>
        <strong>Qualcun altro ha salvato questo prodotto mentre lo modificavi.</strong> Le tue
        modifiche sono ancora qui, insieme alle sue: controlla e salva di nuovo.
      </p>
      {contested.length > 0 && (
        <ul>
          {contested.map((field) => (
            <li key={field}>
              {fieldLabels[field]}: ora è “{shown(theirs[field])}”, tu hai scritto “
              {shown(values[field])}”.
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function shown(value: string | string[] | boolean): string {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (Array.isArray(value)) return value.length === 1 ? '1 immagine' : `${value.length} immagini`;
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
