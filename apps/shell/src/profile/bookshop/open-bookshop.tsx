import { identityErrorCodes, openBookshopSchema } from '@zaino/contracts/identity';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { validateForm } from '@zaino/web/validate-form';
import { type ReactNode, useState } from 'react';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { DomainField } from '../../register/domain-field';
import { openBookshop } from './bookshop.api';

interface OpenBookshopProps {
  onDone: (words: string) => void;
  aside: ReactNode;
}

const domainTaken = { field: 'domain', words: 'Questo dominio è già di un’altra libreria' };

/** A family that turns out to be a bookshop. */
export function OpenBookshop({ onDone, aside }: OpenBookshopProps) {
  const { revalidate } = useRevalidator();
  const [domain, setDomain] = useState('');
  const send = async (field: ReadField) => {
    const { user, customerToken, csrfToken } = await openBookshop(wishOf(field, domain));
    // The session is a new one with the role.
    openSession({ user, customerToken, csrfToken });
    await revalidate();
  };
  return (
    <AccountForm
      label="Apri la tua libreria"
      submit="Apri la libreria"
      check={(field) => validateForm(openBookshopSchema, wishOf(field, domain))}
      failures={{ [identityErrorCodes.domainTaken]: domainTaken }}
      onSend={send}
      onDone={() => onDone('La tua libreria c’è: completa i dati e chiedi di aprirla.')}
      aside={aside}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Nome della libreria"
            name="name"
            autoComplete="organization"
            maxLength={120}
            required
            error={errorOf('name')}
          />
          <DomainField value={domain} onChange={setDomain} error={errorOf('domain')} />
        </>
      )}
    </AccountForm>
  );
}

function wishOf(field: ReadField, domain: string) {
  return { name: field('name').trim(), domain: domain.trim().toLowerCase() };
}
