import { identityErrorCodes } from '@zaino/contracts/identity';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { type ReactNode, useState } from 'react';
import { AccountForm, type ReadField } from '../../forms/account-form';
import type { FieldErrors } from '@zaino/web/use-submission';
import { DomainField } from '../../register/domain-field';
import { openBookshop } from './bookshop.api';
import { domainTaken } from './domain-taken';

interface OpenBookshopProps {
  onDone: (words: string) => void;
  aside: ReactNode;
}

/** A family that turns out to be a bookshop. */
export function OpenBookshop({ onDone, aside }: OpenBookshopProps) {
  const { revalidate } = useRevalidator();
  const [domain, setDomain] = useState('');
  const send = async (field: ReadField) => {
    const { user, customerToken, csrfToken } = await openBookshop({
      name: field('name').trim(),
      domain: domain.trim().toLowerCase(),
    });
    // The session is a new one with the role.
    openSession({ user, customerToken, csrfToken });
    await revalidate();
  };
  return (
    <AccountForm
      label="Apri la tua libreria"
      submit="Apri la libreria"
      check={(field) => check(field, domain)}
      failures={{ [identityErrorCodes.domainTaken]: domainTaken }}
      onSend={send}
      onDone={() => onDone('La tua libreria c’è: completa indirizzo e orari per aprirla.')}
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

function check(field: ReadField, domain: string): FieldErrors {
  if (field('name').trim() === '') return { name: 'Scrivi il nome della libreria' };
  return domain.trim() === '' ? { domain: 'Scrivi un dominio' } : {};
}
