import { type Profile, type ProfileChanges, profileChangesSchema } from '@zaino/contracts/identity';
import { TextField } from '@zaino/ui/text-field';
import { refreshSession } from '@zaino/web/session';
import { validateForm } from '@zaino/web/validate-form';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { AccountSection } from '@zaino/ui/account-section';
import css from './personal-data-section.module.css';
import { updateProfile } from './profile.api';

interface TextSpec {
  name: keyof Pick<
    Profile,
    | 'displayName'
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'address'
    | 'postalCode'
    | 'city'
    | 'province'
  >;
  label: string;
  hint?: string;
  autoComplete: string;
  maxLength: number;
  /** Share of the row, on wide screens. */
  width: 'whole' | 'half' | 'short' | 'rest';
  type?: 'tel';
  inputMode?: 'numeric';
}

const texts: readonly TextSpec[] = [
  {
    name: 'displayName',
    label: 'Come ti chiamiamo',
    hint: 'Compare nel saluto e nelle e-mail che ricevi.',
    autoComplete: 'name',
    maxLength: 120,
    width: 'whole',
  },
  { name: 'firstName', label: 'Nome', autoComplete: 'given-name', maxLength: 60, width: 'half' },
  {
    name: 'lastName',
    label: 'Cognome',
    autoComplete: 'family-name',
    maxLength: 60,
    width: 'half',
  },
  {
    name: 'phone',
    label: 'Telefono',
    hint: 'Solo per il corriere, se non trova la strada.',
    autoComplete: 'tel',
    maxLength: 30,
    width: 'whole',
    type: 'tel',
  },
  {
    name: 'address',
    label: 'Indirizzo',
    autoComplete: 'address-line1',
    maxLength: 200,
    width: 'whole',
  },
  {
    name: 'postalCode',
    label: 'CAP',
    autoComplete: 'postal-code',
    maxLength: 5,
    width: 'short',
    inputMode: 'numeric',
  },
  { name: 'city', label: 'Città', autoComplete: 'address-level2', maxLength: 100, width: 'rest' },
  {
    name: 'province',
    label: 'Provincia',
    autoComplete: 'address-level1',
    maxLength: 100,
    width: 'rest',
  },
];

function changesIn(field: ReadField): ProfileChanges {
  return Object.fromEntries(texts.map(({ name }) => [name, field(name).trim()]));
}

interface PersonalDataProps {
  profile: Profile;
  onDone: (words: string) => void;
}

/** Name, telephone and address of the account. */
export function PersonalDataSection({ profile, onDone }: PersonalDataProps) {
  const save = async (field: ReadField) => {
    await updateProfile(changesIn(field));
    // The name travels with the session.
    void refreshSession();
  };
  return (
    <AccountSection
      id="dati"
      title="I tuoi dati"
      intro="Li usiamo per spedirti gli ordini. Puoi lasciare vuoto ciò che non ti serve."
    >
      <AccountForm
        submit="Salva i dati"
        check={(field) => validateForm(profileChangesSchema, changesIn(field))}
        onSend={save}
        onDone={() => onDone('I tuoi dati sono salvati.')}
      >
        {(errorOf) => (
          <div className={css.fields}>
            {texts.map(({ name, width, ...field }) => (
              <TextField
                key={name}
                {...field}
                name={name}
                className={css[width]}
                defaultValue={profile[name]}
                required={name === 'displayName'}
                error={errorOf(name)}
              />
            ))}
          </div>
        )}
      </AccountForm>
    </AccountSection>
  );
}
