import { lazyPart } from '@zaino/ui/lazy-part';
import { useHydrated } from '@zaino/web/use-hydrated';
import { canPush, isPushForInstalled } from '../../push/push-support';
import type { PushSwitchProps } from './push-switch';

/** Its code comes where a browser can have pushes, after the page. */
const PushSwitch = lazyPart<PushSwitchProps>(
  async () => (await import(/* webpackChunkName: 'push-switch' */ './push-switch')).PushSwitch,
);

/** Pushes to this device, where its browser can show them; they are no part of the page's HTML. */
export function PushPart({ onDone }: PushSwitchProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || !(canPush() || isPushForInstalled())) return null;
  return (
    <div data-late="">
      <PushSwitch onDone={onDone} />
    </div>
  );
}
