import type { PushStatus } from '@zaino/contracts/identity';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import type { Outcome } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useSubmission } from '@zaino/web/use-submission';
import { useEffect, useState } from 'react';
import { isSubscribed, type PushObstacle, subscribe, unsubscribe } from '../../push/push-device';
import { isPushForInstalled } from '../../push/push-support';
import { NotSaved } from './not-saved';
import { isOnlyForRemembered, PushLine } from './push-line';
import { readPushStatus, switchPushOff, switchPushOn } from './push.api';
import { SwitchLine } from './switch-line';

export interface PushSwitchProps {
  /** What the page was loaded with. */
  status: Outcome<PushStatus>;
  onDone: (words: string) => void;
}

/** Pushes to this device, or what it takes to have them there. */
export function PushSwitch({ status, onDone }: PushSwitchProps) {
  if (!isPushForInstalled()) return <AskedSwitch status={status} onDone={onDone} />;
  return (
    <p>
      Su iPhone e iPad puoi ricevere notifiche solo se aggiungi il sito alla schermata Home:
      “Condividi”, poi “Aggiungi alla schermata Home”.
    </p>
  );
}

/** The browser is asked once it is drawn, and the shop where the page does not know. Nothing where the shop sends none. */
function AskedSwitch({ status: known, onDone }: PushSwitchProps) {
  const [status, setStatus] = useState<PushStatus | 'asked' | 'failed'>(
    known.failure ? 'failed' : 'asked',
  );
  useEffect(() => {
    if (status !== 'asked') return;
    let isWanted = true;
    readHere(known).then(
      (read) => isWanted && setStatus(read),
      (error: unknown) => {
        reportError(error);
        if (isWanted) setStatus('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [known, status]);

  if (status === 'asked') {
    return known.failure ? <p role="status">Caricamento...</p> : <PushLine status={known.value} />;
  }
  if (status === 'failed') {
    return (
      <RetryNotice onRetry={() => setStatus('asked')}>
        <strong>Non sappiamo se le notifiche sono accese qui:</strong> restano come le hai lasciate.
      </RetryNotice>
    );
  }
  const { publicKey, isOn, title, text } = status;
  if (publicKey === null) return null;
  if (isOnlyForRemembered(status)) return <PushLine status={status} />;
  return (
    <KnownSwitch publicKey={publicKey} title={title} text={text} wasOn={isOn} onDone={onDone} />
  );
}

/** On is what the shop and the browser both know. */
async function readHere(known: Outcome<PushStatus>): Promise<PushStatus> {
  const status = known.failure ? await readPushStatus() : known.value;
  return { ...status, isOn: status.isOn && (await isSubscribed()) };
}

interface KnownSwitchProps {
  publicKey: string;
  title: string;
  text: string;
  wasOn: boolean;
  onDone: (words: string) => void;
}

function KnownSwitch({ publicKey, title, text, wasOn, onDone }: KnownSwitchProps) {
  const [isOn, setOn] = useState(wasOn);
  const [obstacle, setObstacle] = useState<PushObstacle | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isSending, failure, send, forget } = useSubmission();

  const turnOn = async () => {
    const given = await subscribe(publicKey);
    setObstacle(given.obstacle);
    if (given.obstacle !== null) return false;
    const isDone = await send(() => switchPushOn(given.subscription));
    if (!isDone) await unsubscribe();
    return isDone;
  };
  const turnOff = async () => {
    const isDone = await send(switchPushOff);
    if (isDone) await unsubscribe();
    return isDone;
  };
  const press = async () => {
    if (isAsking) return;
    const next = !isOn;
    setAsking(true);
    setObstacle(null);
    forget();
    setOn(next);
    try {
      const isDone = await (next ? turnOn() : turnOff());
      if (isDone) onDone(next ? 'Notifiche accese.' : 'Notifiche spente.');
      else setOn(isOn);
    } finally {
      setAsking(false);
    }
  };

  return (
    <div aria-busy={isAsking || isSending}>
      <SwitchLine title={title} text={text} isOn={isOn} onPress={() => void press()}>
        {obstacle !== null && (
          <Notice tone="error">
            <strong>Le notifiche restano spente.</strong> {obstacleWords[obstacle]}
          </Notice>
        )}
        <NotSaved failure={failure} />
      </SwitchLine>
    </div>
  );
}

const obstacleWords: Record<PushObstacle, string> = {
  dismissed: 'Per mostrarle il browser chiede il tuo permesso: premi di nuovo e scegli “Consenti”.',
  blocked:
    'Il browser le blocca per questo sito: permettile nelle sue impostazioni, poi premi di nuovo.',
  unprepared:
    'Il sito si sta ancora preparando su questo dispositivo: riprova tra qualche secondo.',
  failed:
    'Il browser non riesce a collegarsi al suo servizio di notifiche. Controlla la rete e riprova; gli avvisi per e-mail arrivano comunque.',
};
