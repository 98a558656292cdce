import type { PushStatus } from '@zaino/contracts/identity';
import { Notice } from '@zaino/ui/notice';
import { reportError } from '@zaino/web/telemetry';
import type { Outcome } from '@zaino/web/outcome';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useEffect, useState } from 'react';
import { canPush, isPushForInstalled } from '../../push/push-support';
import { PushLine } from './push-line';

/** Its code comes where a browser can have pushes, after the page. */
const loadSwitch = () => import(/* webpackChunkName: 'push-switch' */ './push-switch');
type Switch = Awaited<ReturnType<typeof loadSwitch>>['PushSwitch'];

interface PushPartProps {
  status: Outcome<PushStatus>;
  onDone: (words: string) => void;
}

/** Pushes to this device, where its browser can show them; nothing where the shop sends none. */
export function PushPart({ status, onDone }: PushPartProps) {
  const isSent = status.value?.publicKey !== null;
  const loaded = useLateSwitch(isSent);
  const isHydrated = useHydrated();
  // What the server cannot know of a browser: most have them.
  if (!isSent || (isHydrated && !mayHavePushes())) return null;
  if (loaded === 'failed') {
    return (
      <Notice>Le notifiche su questo dispositivo non si sono caricate: ricarica la pagina.</Notice>
    );
  }
  return (
    <div>
      {loaded ? (
        <loaded.Switch status={status} onDone={onDone} />
      ) : (
        status.value && <PushLine status={status.value} />
      )}
    </div>
  );
}

function useLateSwitch(isWanted: boolean): { Switch: Switch } | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ Switch: Switch } | 'failed'>();
  useEffect(() => {
    if (!isWanted || !mayHavePushes()) return;
    loadSwitch().then(
      ({ PushSwitch }) => setLoaded({ Switch: PushSwitch }),
      (error: unknown) => {
        reportError(error);
        setLoaded('failed');
      },
    );
  }, [isWanted]);
  return loaded;
}

const mayHavePushes = () => canPush() || isPushForInstalled();
