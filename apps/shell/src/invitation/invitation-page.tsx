import type { ShownInvitation } from '@zaino/contracts/identity';
import { Button, buttonClass } from '@zaino/ui/button';
import { useLinkToken } from '@zaino/ui/use-link-token';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useEffect, useRef, useState } from 'react';
import { NarrowSheet } from '../forms/narrow-sheet';
import { AcceptForm, JoinForm } from './invitation-forms';
import { useInvitation } from './use-invitation';

/** Where the link of an invitation leads: opening it uses nothing up, only a press on a button does. */
export function InvitationPage() {
  const { token, forget } = useLinkToken();
  const [done, setDone] = useState<string | null>(null);
  const [read, again] = useInvitation(done === null ? token : null);
  if (done !== null) return <Joined bookshop={done} />;
  if (token === null || read.kind === 'invalid-link') return <InvalidInvitation />;
  if (read.kind === 'away') {
    return (
      <NarrowSheet title="L’invito non si è caricato">
        <p role="alert">Servizio momentaneamente non disponibile. Di solito basta riprovare.</p>
        <p>
          <Button onClick={again}>Riprova</Button>
        </p>
      </NarrowSheet>
    );
  }
  if (read.kind === 'reading') {
    return (
      <NarrowSheet title="Un invito per te">
        <p role="status">Caricamento…</p>
      </NarrowSheet>
    );
  }
  const { invitation } = read;
  const end = () => {
    setDone(invitation.bookshop);
    forget();
  };
  return (
    <NarrowSheet title="Un invito per te">
      <p>
        <strong>{invitation.bookshop}</strong> ti invita a lavorare al suo banco: vedi gli ordini,
        segni gli arrivi, consegni e incassi.
      </p>
      <Accepting token={token} invitation={invitation} onDone={end} />
    </NarrowSheet>
  );
}

interface AcceptingProps {
  token: string;
  invitation: ShownInvitation;
  onDone: () => void;
}

function Accepting({ token, invitation: { email, needsSignIn }, onDone }: AcceptingProps) {
  const { user } = useSession();
  if (user?.email === email) return <AcceptForm token={token} email={email} onDone={onDone} />;
  if (user) {
    return (
      <p>
        L’invito è per <strong>{email}</strong>, ma sei entrato come <strong>{user.email}</strong>.
        Esci dal menu in alto, poi apri di nuovo il link dell’e-mail.
      </p>
    );
  }
  if (!needsSignIn) return <JoinForm token={token} email={email} onDone={onDone} />;
  return (
    <>
      <p>
        Accedi con <strong>{email}</strong>, poi apri di nuovo il link dell’e-mail: resta valido.
      </p>
      <p>
        <Link to="/auth/login" className={buttonClass()}>
          Accedi
        </Link>
      </p>
    </>
  );
}

function InvalidInvitation() {
  return (
    <NarrowSheet title="L’invito non è più valido">
      <p>
        Forse è già stato accettato, è scaduto o ne hai ricevuto uno più recente. Chiedi alla
        libreria di mandartelo di nuovo.
      </p>
      <p>
        <Link to="/dashboard">Vai alla tua bacheca</Link>
      </p>
    </NarrowSheet>
  );
}

function Joined({ bookshop }: { bookshop: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NarrowSheet title="Benvenuto al banco">
      <div ref={place} tabIndex={-1} role="status">
        <p>
          Da ora lavori al banco di <strong>{bookshop}</strong>.
        </p>
      </div>
      <p>
        <Link to="/dashboard" className={buttonClass()}>
          Vai alla bacheca
        </Link>
      </p>
    </NarrowSheet>
  );
}
