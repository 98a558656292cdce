import { lazyPart } from '@zaino/ui/lazy-part';
import { useHydrated } from '@zaino/web/use-hydrated';
import { canPush, isPushForInstalled } from '../../push/push-device';
import css from './contact-section.module.css';

interface PushPartProps {
  onDone: (words: string) => void;
}

/** Few devices get them: a chunk of its own. */
const PushSwitch = lazyPart<PushPartProps>(
  async () => (await import(/* webpackChunkName: 'push-switch' */ './push-switch')).PushSwitch,
);

/** Pushes to this device, where its browser can show them; they are no part of the page's HTML. */
export function PushPart({ onDone }: PushPartProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const isForInstalled = isPushForInstalled();
  if (!canPush() && !isForInstalled) return null;
  return (
    <div data-late="">
      {isForInstalled ? (
        <p className={css.end}>
          Su iPhone e iPad puoi ricevere notifiche solo se aggiungi il sito alla schermata Home:
          “Condividi”, poi “Aggiungi alla schermata Home”.
        </p>
      ) : (
        <PushSwitch onDone={onDone} />
      )}
    </div>
  );
}
