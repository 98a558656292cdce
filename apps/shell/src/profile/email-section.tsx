import {
  identityErrorCodes,
  identityTexts,
  type Profile,
  resetRequestSchema,
} from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { PasswordField } from '@zaino/ui/password-field';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { SendAgain } from '../email-verification/send-again';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { AccountSection } from '@zaino/ui/account-section';
import { Foldable } from './foldable';
import { changeEmail, type SignInKind } from './profile.api';
import css from './email-section.module.css';

interface EmailSectionProps {
  profile: Profile;
  signIn: SignInKind;
  onDone: (words: string) => void;
}

/** The address one signs in with: whether it is verified, and how to change it. */
export function EmailSection({ profile, signIn, onDone }: EmailSectionProps) {
  const { email, isEmailVerified, pendingEmail } = profile;
  return (
    <AccountSection
      id="email"
      title="E-mail"
      intro="La usi per accedere, e qui ti scriviamo degli ordini."
    >
      <p className={css.address}>
        <strong>{email}</strong>
        <span className={isEmailVerified ? css.verified : css.unverified}>
          {isEmailVerified ? 'Confermata' : 'Da confermare'}
        </span>
      </p>
      {!isEmailVerified && signIn.kind === 'password' && (
        <>
          <p>Ti abbiamo mandato un link: aprilo per confermare che l’indirizzo è tuo.</p>
          <SendAgain email={email} variant="outline" />
        </>
      )}
      {pendingEmail !== null && (
        <Notice>
          <strong>In attesa di conferma: {pendingEmail}.</strong> Apri il link che ti abbiamo
          mandato lì: fino ad allora continui ad accedere con {email}.
        </Notice>
      )}
      {signIn.kind === 'redirect' ? (
        <p>L’indirizzo si cambia da {signIn.name}, con cui accedi.</p>
      ) : (
        <Foldable open="Cambia e-mail">
          {(close) => <ChangeEmail current={email} onClose={close} onDone={onDone} />}
        </Foldable>
      )}
    </AccountSection>
  );
}

interface ChangeEmailProps {
  current: string;
  onClose: () => void;
  onDone: (words: string) => void;
}

function ChangeEmail({ current, onClose, onDone }: ChangeEmailProps) {
  const { revalidate } = useRevalidator();
  const check = (field: ReadField): FieldErrors => {
    const email = field('email').trim().toLowerCase();
    if (email === '') return { email: 'Scrivi il nuovo indirizzo' };
    if (email === current) return { email: 'È già il tuo indirizzo' };
    if (field('password') === '') return { password: 'Scrivi la tua password' };
    return validateForm(resetRequestSchema, { email });
  };
  return (
    <AccountForm
      label="Cambia e-mail"
      submit="Mandami il link"
      check={check}
      failures={{
        [identityErrorCodes.wrongPassword]: {
          field: 'password',
          words: 'La password non è quella giusta',
        },
        [identityErrorCodes.emailTaken]: { field: 'email', words: identityTexts.emailTaken },
      }}
      onSend={(field) => changeEmail({ email: field('email').trim(), password: field('password') })}
      onDone={() => {
        onClose();
        void revalidate();
        onDone('Ti abbiamo mandato un link al nuovo indirizzo: aprilo per confermarlo.');
      }}
      aside={
        <Button variant="text" onClick={onClose}>
          Annulla
        </Button>
      }
    >
      {(errorOf) => (
        <>
          <TextField
            label="Nuovo indirizzo"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
            error={errorOf('email')}
          />
          <PasswordField
            label="La tua password"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
        </>
      )}
    </AccountForm>
  );
}
