import { AccountForm } from '@zaino/ui/account-form';
import { useRevalidator } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import type { ReactNode } from 'react';
import { leaveBookshop } from './bookshop.api';

interface LeaveBookshopProps {
  onDone: (words: string) => void;
  aside: ReactNode;
}

/** A colleague who works there no more. */
export function LeaveBookshop({ onDone, aside }: LeaveBookshopProps) {
  const { revalidate } = useRevalidator();
  const leave = async () => {
    const { user, customerToken, csrfToken } = await leaveBookshop();
    // The session is a new one without the role.
    openSession({ user, customerToken, csrfToken });
    await revalidate();
  };
  return (
    <AccountForm
      label="Lascia la libreria"
      submit="Lascia la libreria"
      onSend={leave}
      onDone={() => onDone('Non lavori più al banco. Il tuo account resta tuo.')}
      aside={aside}
    >
      {() => (
        <p>
          Esci subito dal banco su tutti i tuoi dispositivi, e lo diciamo a chi ha la libreria. Il
          tuo account, i tuoi ordini e le tue classi restano. Per tornare al banco serve un nuovo
          invito.
        </p>
      )}
    </AccountForm>
  );
}
