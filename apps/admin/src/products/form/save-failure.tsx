import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { saveRefusal, SIGN_IN_AGAIN } from '../../layout/save-refusal';
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
        <strong>{saveRefusal(failure)}</strong> {nextStep(failure)}
      </p>
    </Notice>
  );
}

function nextStep({ kind, code }: ApiError): string {
  if (kind === 'unauthenticated') return SIGN_IN_AGAIN;
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
