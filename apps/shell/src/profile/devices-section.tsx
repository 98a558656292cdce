import type { SessionListEntry } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { type Outcome } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { closeSession } from '@zaino/web/session';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { AccountSection } from './account-section';
import { moment } from './moment';
import { revokeAllSessions, revokeSession } from './profile.api';
import { ServiceAway } from '../forms/service-away';
import css from './devices-section.module.css';

interface DevicesSectionProps {
  devices: Outcome<SessionListEntry[]>;
  onDone: (words: string) => void;
}

/** Where the account is signed in, and how to end it there. */
export function DevicesSection({ devices, onDone }: DevicesSectionProps) {
  return (
    <AccountSection
      id="dispositivi"
      title="Dispositivi collegati"
      intro="Se non ne riconosci uno, scollegalo e cambia la password."
    >
      {devices.value ? (
        <Devices devices={devices.value} onDone={onDone} />
      ) : (
        <ServiceAway failure={devices.failure} />
      )}
    </AccountSection>
  );
}

interface DevicesProps {
  devices: SessionListEntry[];
  onDone: (words: string) => void;
}

function Devices({ devices, onDone }: DevicesProps) {
  const { revalidate } = useRevalidator();
  const { isSending, failure, send } = useSubmission();

  const end = async ({ id, device, isCurrent }: SessionListEntry) => {
    if (!(await send(() => revokeSession(id)))) return;
    if (isCurrent) {
      closeSession();
      return;
    }
    onDone(`${device} non è più collegato.`);
    await revalidate();
  };
  const endAll = async () => {
    if (await send(revokeAllSessions)) closeSession();
  };

  return (
    <>
      <ul>
        {devices.map((entry) => (
          <li key={entry.id} className={css.row}>
            <div>
              <strong>{entry.device}</strong>
              <p className={css.times}>
                {entry.isCurrent ? (
                  <span className={css.current}>Questo dispositivo</span>
                ) : (
                  <>Ultimo uso: {moment(entry.lastSeenAt)}</>
                )}
                {' · '}Accesso: {moment(entry.createdAt)}
              </p>
            </div>
            <Button
              variant="text"
              size="small"
              disabled={isSending}
              aria-label={`Esci da questo dispositivo: ${entry.device}`}
              onClick={() => void end(entry)}
            >
              Esci da questo dispositivo
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tone="error">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      <div>
        <Button variant="outline" disabled={isSending} onClick={() => void endAll()}>
          Esci da tutti i dispositivi
        </Button>
      </div>
    </>
  );
}
