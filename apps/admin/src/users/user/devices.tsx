import { useQuery } from '@tanstack/react-query';
import { type StaffSession, UNKNOWN_DEVICE } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { moment } from '../../layout/moment-words';
import { PartFailure } from './part-failure';
import { endSession, sessionsQuery } from './user.api';
import css from './user-desk.module.css';

interface DevicesProps {
  uid: string;
  onEndAll: () => void;
  onDone: (words: string) => void;
}

/** Where an account is signed in. */
export function Devices({ uid, onEndAll, onDone }: DevicesProps) {
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionsQuery(uid));
  const { isSending, failure, send } = useSubmission();
  const end = async ({ id, device }: StaffSession) => {
    if (await send(() => endSession(uid, id))) onDone(`${device}: disconnesso.`);
  };
  return (
    <section className={css.part}>
      <h2>Dispositivi</h2>
      {error && (
        <PartFailure
          words="I dispositivi non si sono caricati."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!sessions && !error && <p role="status">Caricamento...</p>}
      {sessions?.length === 0 && <p>Non è connesso su nessun dispositivo.</p>}
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      {sessions && sessions.length > 0 && (
        <>
          <Sheet isEdgeToEdge>
            <ul aria-label="Dispositivi connessi" className={css.rows}>
              {sessions.map((session) => (
                <li key={session.id} className={css.row}>
                  <span>
                    {session.device || UNKNOWN_DEVICE}
                    <span className={css.small}>
                      Accesso il {moment(session.createdAt)}, usato il {moment(session.lastSeenAt)}
                    </span>
                  </span>
                  <span>
                    <Button
                      variant="outline"
                      size="small"
                      disabled={isSending}
                      aria-label={`Disconnetti ${session.device}, accesso il ${moment(session.createdAt)}`}
                      onClick={() => void end(session)}
                    >
                      Disconnetti
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
          <div className={css.buttons}>
            <Button variant="outline" onClick={onEndAll}>
              Disconnetti ovunque
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
