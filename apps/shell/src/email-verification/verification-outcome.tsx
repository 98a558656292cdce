import type { SessionUser } from '@zaino/contracts/shared';
import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { NarrowSheet } from '../forms/narrow-sheet';
import css from './email-verification.module.css';
import { SendAgain } from './send-again';

interface OutcomeProps {
  title: string;
  children: ReactNode;
  way: { to: string; text: string };
}

/** Takes the focus, since the button that had it is gone. */
function Outcome({ title, children, way }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NarrowSheet title={title}>
      <div ref={place} tabIndex={-1} role="status">
        {children}
      </div>
      <p className={css.way}>
        <Link to={way.to} className={buttonClass()}>
          {way.text}
        </Link>
      </p>
    </NarrowSheet>
  );
}

const toProfile = { to: '/profile', text: 'Vai al profilo' };
const toSignIn = { to: '/auth/login?da=/profile', text: 'Accedi' };

export function AddressVerified({ email, user }: { email: string; user: SessionUser | null }) {
  return (
    <Outcome title="Indirizzo confermato" way={user ? toProfile : toSignIn}>
      <p>
        <strong>{email}</strong> è confermato: qui ricevi le conferme degli ordini e le
        comunicazioni sull’account.
      </p>
    </Outcome>
  );
}

/** No link, or one that does not count: used, replaced, older than two days, not ours. */
export function LinkRefused({ user }: { user: SessionUser | null }) {
  if (user?.isEmailVerified) {
    return (
      <Outcome title="Il tuo indirizzo è già confermato" way={toProfile}>
        <p>
          <strong>{user.email}</strong> è confermato: non devi fare altro. Se volevi confermarne uno
          nuovo, chiedi un altro link dal profilo.
        </p>
      </Outcome>
    );
  }
  if (user) {
    return (
      <NarrowSheet title="Il link non è più valido">
        <p>
          Forse è già stato usato, ne hai chiesto uno più recente o sono passati più di due giorni.
          Te ne mandiamo un altro a <strong>{user.email}</strong>.
        </p>
        <SendAgain email={user.email} />
      </NarrowSheet>
    );
  }
  return (
    <Outcome title="Il link non è più valido" way={toSignIn}>
      <p>
        Se hai già confermato il tuo indirizzo, non devi fare altro. Altrimenti accedi: dal profilo
        puoi farti mandare un nuovo link.
      </p>
    </Outcome>
  );
}
