import {
  LONGEST_ADDRESS,
  LONGEST_MAKER,
  LONGEST_URL,
  type Maker,
} from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { countryChoices, countryName, productCount } from './maker-words';
import { readMaker } from './maker-values';
import { saveMaker } from './makers.api';
import css from '../product-part.module.css';

interface MakerDialogProps {
  /** Null for a new one. */
  maker: Maker | null;
  onClose: () => void;
  onSaved: (saved: Maker) => void;
}

/** Who a maker is, and who answers for it in the Union. */
export function MakerDialog({ maker, onClose, onSaved }: MakerDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const submit = async (form: FormData) => {
    const read = readMaker(form);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    await send(async () => onSaved(await saveMaker(read.maker, maker)));
  };
  return (
    <FormDialog
      title={maker === null ? 'Nuovo produttore' : `Modifica ${maker.nome}`}
      submit={maker === null ? 'Aggiungi' : 'Salva'}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {maker !== null && maker.prodotti > 0 && (
        <p>La modifica si vede subito sulle pagine di {productCount(maker.prodotti)}.</p>
      )}
      <ContactFields prefix="" contact={maker} errors={errors} />
      <SelectField
        name="paese"
        label="Paese"
        defaultValue={maker?.paese ?? 'IT'}
        error={errors['paese']}
      >
        {countryChoices(maker?.paese).map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <fieldset className={css.part}>
        <legend>Persona responsabile nell’Unione europea</legend>
        <p>Serve se il produttore è fuori dall’Unione: di solito è chi importa il prodotto.</p>
        <ContactFields
          prefix="responsabile."
          contact={maker?.responsabile ?? null}
          errors={errors}
        />
      </fieldset>
    </FormDialog>
  );
}

interface ContactFieldsProps {
  prefix: '' | 'responsabile.';
  contact: Pick<Maker, 'nome' | 'indirizzo' | 'contatto'> | null;
  errors: FieldErrors;
}

function ContactFields({ prefix, contact, errors }: ContactFieldsProps) {
  const field = (name: 'nome' | 'indirizzo' | 'contatto') => ({
    name: prefix + name,
    defaultValue: contact?.[name],
    error: errors[prefix + name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('nome')} label="Nome o ragione sociale" maxLength={LONGEST_MAKER} />
      <TextField
        {...field('indirizzo')}
        label="Indirizzo postale"
        hint="Con CAP, città e paese, come va letto sulla pagina."
        maxLength={LONGEST_ADDRESS}
      />
      <TextField
        {...field('contatto')}
        label="E-mail o pagina web"
        inputMode="email"
        maxLength={LONGEST_URL}
      />
    </>
  );
}
