import { adminSupplyApi, type Distributor, feedColumns } from '@zaino/contracts/schools';
import { FormDialog } from '@zaino/ui/form-dialog';
import { SelectField } from '@zaino/ui/select-field';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { fetchJson } from '@zaino/web/api-client';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { codesText, columnLabels, readDistributor } from './distributor-values';
import css from './supply.module.css';
import { kindWords } from './supply-words';

interface DistributorDialogProps {
  /** Null for a new one. */
  distributor: Distributor | null;
  onClose: () => void;
  onSaved: () => void;
}

/** How a distributor delivers, and how its files are read. */
export function DistributorDialog({ distributor, onClose, onSaved }: DistributorDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const submit = async (form: FormData) => {
    const read = readDistributor(form);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    const body = read.distributor;
    const save = () =>
      distributor === null
        ? fetchJson(adminSupplyApi.addDistributor, { body })
        : fetchJson(adminSupplyApi.changeDistributor, { params: { id: distributor.id }, body });
    if (await send(save)) onSaved();
  };
  return (
    <FormDialog
      title={distributor === null ? 'Aggiungi un distributore' : `Modifica ${distributor.name}`}
      submit={distributor === null ? 'Aggiungi' : 'Salva'}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Delivery distributor={distributor} errors={errors} />
      <Files distributor={distributor} errors={errors} />
    </FormDialog>
  );
}

interface PartProps {
  distributor: Distributor | null;
  errors: FieldErrors;
}

function Delivery({ distributor, errors }: PartProps) {
  return (
    <div className={css.fields}>
      <TextField
        name="name"
        label="Nome"
        autoComplete="off"
        maxLength={80}
        defaultValue={distributor?.name}
        error={errors.name}
      />
      <TextField
        name="cutOff"
        label="Ora dell’ultimo ordine"
        hint="Da 0 a 23; vuoto: nessuna. Dopo quell’ora si conta un giorno in più."
        inputMode="numeric"
        autoComplete="off"
        defaultValue={distributor?.cutOff ?? ''}
        error={errors.cutOff}
      />
      <TextField
        name="daysFrom"
        label="Giorni lavorativi, da"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={distributor?.daysFrom ?? ''}
        error={errors.daysFrom}
      />
      <TextField
        name="daysTo"
        label="Giorni lavorativi, a"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={distributor?.daysTo ?? ''}
        error={errors.daysTo}
      />
      <Checkbox name="isUsed" defaultChecked={distributor?.isUsed ?? true}>
        Le date per le famiglie seguono questo distributore
      </Checkbox>
    </div>
  );
}

function Files({ distributor, errors }: PartProps) {
  return (
    <>
      <div className={css.fields}>
        <TextField
          name="folder"
          label="Cartella"
          hint="Lettere minuscole, cifre e trattini: dove il distributore può mettere i file."
          autoComplete="off"
          maxLength={20}
          defaultValue={distributor?.folder}
          error={errors.folder}
        />
        <SelectField
          name="feedKind"
          label="I suoi file sono"
          defaultValue={distributor?.feedKind ?? 'full'}
        >
          <option value="full">{kindWords.full}</option>
          <option value="partial">{kindWords.partial}</option>
        </SelectField>
      </div>
      <details open={isOfFile(errors) || undefined}>
        <summary>Colonne e codici del file</summary>
        <p>
          Lasciale vuote se il file ha i nomi consueti. Scrivi il nome di una colonna, o il suo
          numero se il file non ha i nomi.
        </p>
        <div className={css.fields}>
          {feedColumns.map((column) => (
            <TextField
              key={column}
              name={`columns.${column}`}
              label={columnLabels[column]}
              autoComplete="off"
              maxLength={60}
              defaultValue={distributor?.columns[column]}
              error={errors[`columns.${column}`]}
            />
          ))}
        </div>
        <TextArea
          name="codes"
          label="Codici propri"
          hint="Una riga per codice, come «04 = In ristampa»."
          rows={4}
          defaultValue={distributor ? codesText(distributor) : ''}
          error={errors.codes}
        />
      </details>
    </>
  );
}

/** What is wrong must not stay folded. */
const isOfFile = (errors: FieldErrors) =>
  Object.keys(errors).some((field) => field === 'codes' || /^(codes|columns)\./.test(field));
