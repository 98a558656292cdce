import type { OrderLine } from '@zaino/contracts/orders';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import type { FieldErrors } from '@zaino/web/use-submission';
import type { ComponentType } from 'react';
import { piecesField, refundableEuro } from './command-values';
import type { StaffCommandName } from './command-words';
import css from './command-dialog.module.css';

interface FieldsProps {
  lines: readonly OrderLine[];
  errors: FieldErrors;
  /** Another number of pieces was chosen in the form. */
  onPieces?: (form: HTMLFormElement) => void;
}

/** Names of the fields of all commands, as the contract calls what they are for. */
export const commandFields: readonly string[] = [
  'expected.from',
  'expected.to',
  'isbn',
  'title',
  'carrier',
  'code',
  'url',
  'reason',
  'amount',
];

function DateFields({ lines, errors }: FieldsProps) {
  const expected = lines[0]?.expected;
  return (
    <div className={css.pair}>
      <TextField
        type="date"
        name="from"
        label="Dal giorno"
        defaultValue={expected?.from}
        error={errors['expected.from']}
      />
      <TextField
        type="date"
        name="to"
        label="Al giorno"
        defaultValue={expected?.to}
        error={errors['expected.to']}
      />
    </div>
  );
}

function EditionFields({ errors }: FieldsProps) {
  return (
    <>
      <TextField name="isbn" label="ISBN della nuova edizione" error={errors.isbn} />
      <TextField name="title" label="Titolo della nuova edizione" error={errors.title} />
    </>
  );
}

function ParcelFields({ errors }: FieldsProps) {
  return (
    <>
      <TextField name="carrier" label="Corriere" error={errors.carrier} />
      <TextField name="code" label="Codice di spedizione" error={errors.code} />
      <TextField
        type="url"
        name="url"
        label="Pagina del corriere"
        hint="Facoltativa; comincia con https://"
        error={errors.url}
      />
    </>
  );
}

function ReasonField({ errors }: FieldsProps) {
  return <TextField name="reason" label="Motivo, per il cliente" error={errors.reason} />;
}

/** Of how many pieces it is, for lines that have several. */
export function PiecesFields({ lines, onPieces }: Pick<FieldsProps, 'lines' | 'onPieces'>) {
  return lines
    .filter(({ quantity }) => quantity > 1)
    .map(({ id, title, quantity }) => (
      <SelectField
        key={`${id} ${quantity}`}
        name={piecesField(id)}
        label={`Pezzi: ${title}`}
        defaultValue={quantity}
        onChange={({ currentTarget: { form } }) => form && onPieces?.(form)}
      >
        {Array.from({ length: quantity }, (_, index) => quantity - index).map((count) => (
          <option key={count} value={count}>
            {count === quantity ? `Tutti (${quantity})` : count}
          </option>
        ))}
      </SelectField>
    ));
}

function CancelFields(props: FieldsProps) {
  return (
    <>
      <PiecesFields {...props} />
      <ReasonField {...props} />
    </>
  );
}

function ReturnFields(props: FieldsProps) {
  return (
    <>
      <PiecesFields {...props} />
      <RestockField />
    </>
  );
}

function RestockField() {
  return (
    <Checkbox name="restocks" defaultChecked>
      I prodotti si possono rivendere: rimettili in magazzino
    </Checkbox>
  );
}

function RefundFields({ lines, errors }: FieldsProps) {
  return (
    <>
      <TextField
        name="amount"
        inputMode="decimal"
        label="Importo in euro"
        defaultValue={refundableEuro(lines)}
        error={errors.amount}
      />
      <ReasonField lines={lines} errors={errors} />
    </>
  );
}

const fieldsOf: Partial<Record<StaffCommandName, ComponentType<FieldsProps>>> = {
  'order-from-supplier': DateFields,
  'change-dates': DateFields,
  'substitute-edition': EditionFields,
  ship: ParcelFields,
  cancel: CancelFields,
  'receive-return': ReturnFields,
  refund: RefundFields,
};

/** What a command needs to know beside its lines; many need nothing. */
export function CommandFields({ name, ...props }: FieldsProps & { name: StaffCommandName }) {
  const Fields = fieldsOf[name];
  return Fields ? <Fields {...props} /> : null;
}
