import { useQueryClient } from '@tanstack/react-query';
import type { ListedAdmin } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { type ReactNode, useRef, useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import { usePageQuery } from '../queries';
import css from './admins.module.css';
import { adminsQuery, approvalsQuery } from './admins.api';
import { AdminsTable } from './admins-table';
import { AreasDialog } from './areas-dialog';
import { type AskedDecision, DecideDialog } from './decide-dialog';
import { NewAdminDialog } from './new-admin-dialog';
import { ClosedApprovals, OpenApprovals } from './open-approvals';

/** What is asked on the page. */
type Asked =
  | { kind: 'new' }
  | { kind: 'areas'; admin: ListedAdmin }
  | ({ kind: 'decide' } & AskedDecision)
  | { kind: 'password'; username: string; password: string };

/** Who may do what, and what two of them have to want. */
export function AdminsPage() {
  const { value: admins, failure } = usePageQuery(adminsQuery);
  const { value: approvals, failure: approvalsFailure } = usePageQuery(approvalsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);

  const finish = (words: string, next: Asked | null = null) => {
    setAsked(next);
    setDone(words);
    void queryClient.invalidateQueries(adminsQuery);
    void queryClient.invalidateQueries(approvalsQuery);
  };
  const [open, closed] = [
    approvals?.filter(({ state }) => state === 'open') ?? [],
    approvals?.filter(({ state }) => state !== 'open') ?? [],
  ];

  return (
    <AdminPage
      title="Amministratori"
      actions={
        <Button variant="outline" size="small" onClick={() => setAsked({ kind: 'new' })}>
          Proponi un amministratore
        </Button>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        {approvalsFailure && (
          <ServiceFailure title="Le richieste non si sono caricate" failure={approvalsFailure} />
        )}
        <OpenApprovals
          approvals={open}
          onDecide={(decision) => setAsked({ kind: 'decide', ...decision })}
        />
        {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
        {admins && (
          <AdminsTable admins={admins} onChange={(admin) => setAsked({ kind: 'areas', admin })} />
        )}
        <p className={css.small}>
          Per un amministratore nuovo, o per incarichi in più, servono due persone con tutti gli
          incarichi. Se ce n’è una sola, può farlo chi gestisce il server con il comando degli
          amministratori.
        </p>
        <ClosedApprovals approvals={closed} />
      </div>
      {asked && (
        <ReturnFocus key={asked.kind} otherwise={() => place.current?.focus()}>
          {dialogOf(asked, { onClose: () => setAsked(null), finish })}
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

interface Answers {
  onClose: () => void;
  finish: (words: string, next?: Asked | null) => void;
}

function dialogOf(asked: Asked, { onClose, finish }: Answers): ReactNode {
  switch (asked.kind) {
    case 'new':
      return <NewAdminDialog onClose={onClose} onDone={finish} />;
    case 'areas':
      return <AreasDialog admin={asked.admin} onClose={onClose} onDone={finish} />;
    case 'decide': {
      const { approval, isConfirming } = asked;
      const { username } = approval;
      const onDone = (password: string | null) =>
        finish(
          isConfirming ? 'Richiesta confermata.' : 'Richiesta respinta.',
          password === null ? null : { kind: 'password', username, password },
        );
      return (
        <DecideDialog
          approval={approval}
          isConfirming={isConfirming}
          onClose={onClose}
          onDone={onDone}
        />
      );
    }
    case 'password':
      return (
        <PasswordDialog username={asked.username} password={asked.password} onClose={onClose} />
      );
  }
}

interface PasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** Nobody can see it again: it can only be answered. */
function PasswordDialog({ username, password, onClose }: PasswordDialogProps) {
  return (
    <Dialog
      isOpen
      title={`Password di ${username}`}
      footer={<Button onClick={onClose}>L’ho consegnata</Button>}
    >
      <p>
        È mostrata solo ora. Consegnala di persona a {username}, che al primo accesso la cambia.
      </p>
      <p className={css.password}>{password}</p>
    </Dialog>
  );
}
