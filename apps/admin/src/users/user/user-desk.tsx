import { useQueryClient } from '@tanstack/react-query';
import {
  dataRequestApi,
  securityLogApi,
  type StaffAccount,
  staffUserApi,
} from '@zaino/contracts/identity';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { useRef, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { allOf } from '../../queries';
import { kindWords } from '../user-words';
import { AccountFacts } from './account-facts';
import { type DeskDialog, DeskDialogs } from './desk-dialogs';
import { Devices } from './devices';
import { PersonalData } from './personal-data';
import { SecurityLog } from './security-log';
import css from './user-desk.module.css';
import { UserOrders } from './user-orders';
import { UserRequests } from './user-requests';

export const trail = [{ text: 'Utenti', to: '/admin/users' }];

/** The desk at which staff looks after one account. */
export function UserDesk({ user }: { user: StaffAccount }) {
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const { uid, kind, suspension } = user;

  const readAgain = () => {
    const calls = [
      staffUserApi.read,
      staffUserApi.sessions,
      dataRequestApi.list,
      securityLogApi.search,
    ];
    for (const call of calls) void queryClient.invalidateQueries(allOf(call));
  };
  const finish = (words: string) => {
    setDialog(null);
    setDone(words);
    readAgain();
  };

  return (
    <AdminPage
      title={user.name || 'Senza nome'}
      trail={trail}
      actions={
        <p className={css.state}>
          <Badge kind="plain">{kindWords[kind]}</Badge>
          {suspension && <Badge kind="plain">Sospeso</Badge>}
        </p>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        {suspension && (
          <Notice>
            <p>
              <strong>Account sospeso</strong> da {suspension.by} il {moment(suspension.at)}.
              Motivo: {suspension.reason}
            </p>
          </Notice>
        )}
        <Commands user={user} onOpen={setDialog} />
        <Sheet isEdgeToEdge className={css.facts}>
          <AccountFacts user={user} />
          <PersonalData user={user} />
        </Sheet>
        <UserRequests uid={uid} onEnter={() => setDialog({ kind: 'request' })} onDone={finish} />
        <UserOrders uid={uid} />
        <Devices uid={uid} onEndAll={() => setDialog({ kind: 'endSessions' })} onDone={finish} />
        <SecurityLog uid={uid} />
      </div>
      {dialog && (
        <ReturnFocus key={dialog.kind} otherwise={() => place.current?.focus()}>
          <DeskDialogs
            user={user}
            dialog={dialog}
            onClose={() => setDialog(null)}
            onDone={finish}
            onStale={() => {
              setDialog(null);
              readAgain();
            }}
          />
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

interface CommandsProps {
  user: StaffAccount;
  onOpen: (dialog: DeskDialog) => void;
}

function Commands({ user, onOpen }: CommandsProps) {
  const isWaiting = !user.isEmailVerified || user.maskedPendingEmail !== null;
  return (
    <div role="group" aria-label="Comandi" className={css.commands}>
      {isWaiting && (
        <Button variant="outline" onClick={() => onOpen({ kind: 'verification' })}>
          Invia di nuovo l’e-mail di conferma
        </Button>
      )}
      <Button variant="outline" onClick={() => onOpen({ kind: 'email' })}>
        Cambia l’indirizzo e-mail
      </Button>
      {user.suspension === null ? (
        <Button variant="outline" onClick={() => onOpen({ kind: 'suspend' })}>
          Sospendi l’account
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onOpen({ kind: 'reinstate' })}>
          Riattiva l’account
        </Button>
      )}
    </div>
  );
}
