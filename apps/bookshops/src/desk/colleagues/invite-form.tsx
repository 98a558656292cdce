import { inviteSchema } from '@zaino/contracts/identity';
import { AccountForm } from '@zaino/ui/account-form';
import { TextField } from '@zaino/ui/text-field';
import { validateForm } from '@zaino/web/validate-form';
import { useState } from 'react';

interface InviteFormProps {
  onInvite: (email: string) => Promise<unknown>;
}

/** Asks for the address of one more colleague. */
export function InviteForm({ onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const send = async () => {
    await onInvite(email.trim());
    setEmail('');
  };
  return (
    <AccountForm
      label="Invita un collega"
      submit="Manda l’invito"
      check={() => validateForm(inviteSchema, { email: email.trim() })}
      onSend={send}
    >
      {(errorOf) => (
        <TextField
          type="email"
          label="E-mail del collega"
          hint="Gli scriviamo un link: con quello sceglie la sua password, o usa il suo account."
          name="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={errorOf('email')}
        />
      )}
    </AccountForm>
  );
}
