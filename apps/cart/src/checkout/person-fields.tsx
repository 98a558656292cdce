import { TextField } from '@zaino/ui/text-field';
import type { Contact } from './draft';
import css from './fields.module.css';

type Person = Pick<Contact, 'firstName' | 'lastName' | 'phone'> & { email?: string };

interface PersonFieldsProps {
  /** Of the fields' names in the order's body: `contact`. */
  prefix: string;
  /** Which saved person the browser should offer. */
  autoComplete: string;
  value: Person;
  onChange: (change: Partial<Person>) => void;
  errorOf: (name: string) => string | undefined;
  phoneHint?: string;
}

/** Name, telephone and, of the contact, e-mail. */
export function PersonFields(props: PersonFieldsProps) {
  const { prefix, autoComplete, value, onChange, errorOf, phoneHint } = props;
  const text = (name: keyof Person) => ({
    name: `${prefix}.${name}`,
    value: value[name],
    required: true,
    error: errorOf(`${prefix}.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={css.fields}>
      <TextField
        {...text('firstName')}
        label="Nome"
        autoComplete={`${autoComplete} given-name`.trim()}
        maxLength={60}
        className={css.half}
      />
      <TextField
        {...text('lastName')}
        label="Cognome"
        autoComplete={`${autoComplete} family-name`.trim()}
        maxLength={60}
        className={css.half}
      />
      {value.email !== undefined && (
        <TextField
          {...text('email')}
          type="email"
          label="E-mail"
          hint="Ti scriviamo a ogni passo dell’ordine."
          autoComplete={`${autoComplete} email`.trim()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      )}
      <TextField
        {...text('phone')}
        type="tel"
        label="Telefono"
        hint={phoneHint}
        autoComplete={`${autoComplete} tel`.trim()}
        maxLength={30}
      />
    </div>
  );
}
