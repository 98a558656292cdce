import type { SessionListEntry } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { type Outcome } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { closeSession } from '@zaino/web/session';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { AccountSection } from '@zaino/ui/account-section';
import { moment } from './moment';
import { ConfirmedButton } from './confirmed-button';
import { revokeAllSessions, revokeSession, type SignInKind } from './profile.api';
import { ServiceAway } from '../forms/service-away';
import css from './devices-section.module.css';

interface DevicesSectionProps {
  devices: Outcome<SessionListEntry[]>;
  signIn: SignInKind;
  onDone: (words: string) => void;
}

/** Where the account is signed in, and how to end it there. */
export function DevicesSection({ devices, signIn, onDone }: DevicesSectionProps) {
  return (
    <AccountSection
      id="dispositivi"
      title="Dispositivi collegati"
      intro="Se non ne riconosci uno, scollegalo e cambia la password."
    >
      {devices.value ? (
        <Devices devices={devices.value} hasPassword={signIn.kind === 'password'} onDone={onDone} />
      ) : (
        <ServiceAway failure={devices.failure} />
      )}
    </AccountSection>
  );
}

interface DevicesProps {
  devices: SessionListEntry[];
  /** Where another provider signs people in, being signed in is all there is to prove. */
  hasPassword: boolean;
  onDone: (words: string) => void;
}

function Devices({ devices, hasPassword, onDone }: DevicesProps) {
  const { revalidate } = useRevalidator();
  const { isSending, failure, send } = useSubmission();

  const gone = async ({ device }: SessionListEntry) => {
    onDone(`${device} non è più collegato.`);
    await revalidate();
  };
  const leave = async ({ id }: SessionListEntry) => {
    if (await send(() => revokeSession(id))) closeSession();
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
            {entry.isCurrent ? (
              <Button
                variant="text"
                size="small"
                disabled={isSending}
                aria-label={`${LEAVE}: ${entry.device}`}
                onClick={() => void leave(entry)}
              >
                {LEAVE}
              </Button>
            ) : (
              <ConfirmedButton
                words={LEAVE}
                label={`${LEAVE}: ${entry.device}`}
                isSmall
                hasPassword={hasPassword}
                onSend={(password) => revokeSession(entry.id, password)}
                onDone={() => void gone(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tone="error">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      <ConfirmedButton
        words="Esci da tutti i dispositivi"
        hasPassword={hasPassword}
        onSend={revokeAllSessions}
        onDone={closeSession}
      />
    </>
  );
}

const LEAVE = 'Esci da questo dispositivo';
