import { Notice } from '@zaino/ui/notice';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { canPush, isPushForInstalled } from '../../push/push-support';
import type { PushSwitchProps } from './push-switch';

/** Its code comes where a browser can have pushes, after the page. */
const loadSwitch = () => import(/* webpackChunkName: 'push-switch' */ './push-switch');
type Switch = Awaited<ReturnType<typeof loadSwitch>>['PushSwitch'];

/** Pushes to this device, where its browser can show them; they are no part of the page's HTML. */
export function PushPart({ onDone }: PushSwitchProps) {
  const [loaded, setLoaded] = useState<{ Switch: Switch } | 'failed'>();

  useEffect(() => {
    if (!canPush() && !isPushForInstalled()) return;
    loadSwitch().then(
      ({ PushSwitch }) => setLoaded({ Switch: PushSwitch }),
      (error: unknown) => {
        reportError(error);
        setLoaded('failed');
      },
    );
  }, []);

  if (loaded === undefined) return null;
  return (
    <div data-late="">
      {loaded === 'failed' ? (
        <Notice>
          Le notifiche su questo dispositivo non si sono caricate: ricarica la pagina.
        </Notice>
      ) : (
        <loaded.Switch onDone={onDone} />
      )}
    </div>
  );
}
