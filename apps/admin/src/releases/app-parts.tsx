import type { AppReleases, Canary } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../layout/moment-words';
import { canaryVersions } from './canary-dialog';
import { CanaryFigures } from './canary-figures';
import type { CanaryHealth } from './health';
import { appWords } from './release-words';
import css from './releases.module.css';
import type { AskedOfReleases } from './use-releases';

interface AppPartProps {
  app: AppReleases;
  health: CanaryHealth | null;
  ask: (asked: AskedOfReleases) => void;
}

/** What is live of an app, and the way back. */
export function LivePart({ app, ask }: Omit<AppPartProps, 'health'>) {
  const { live, liveSince, back, canary } = app;
  const name = appWords(app.app);
  return (
    <>
      {live && (
        <p>
          Attiva la <strong>{live.number}</strong>
          {liveSince !== null && `, da ${moment(liveSince)}`}.{' '}
          <span className={css.small}>Pubblicata da {live.by}.</span>
        </p>
      )}
      <div className={css.buttons}>
        {live && back && (
          <Button
            onClick={() => ask({ kind: 'command', command: { kind: 'back', app, live, to: back } })}
          >
            Torna alla {back.number}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
        {live && canary === null && canaryVersions(app).length > 0 && (
          <Button variant="outline" onClick={() => ask({ kind: 'canary', app })}>
            Inizia un canary<VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}

/** The running canary of an app beside what is live. */
export function CanaryPart({ app, health, ask }: AppPartProps) {
  const { live, canary } = app;
  if (canary === null) return null;
  const { number, startedAt, by } = canary;
  return (
    <div className={css.canary}>
      <p>
        Canary: la <strong>{number}</strong> {whoGetsIt(canary)}.{' '}
        <span className={css.small}>
          Da {moment(startedAt)}, di {by}.
        </span>
      </p>
      {health?.worse && health.worse.length > 0 && (
        <p>
          <strong>Va peggio:</strong> {health.worse.join(', ')}.
        </p>
      )}
      <CanaryFigures canary={canary} live={live?.number ?? '–'} health={health} />
      <CanaryButtons app={app} canary={canary} ask={ask} />
    </div>
  );
}

function whoGetsIt({ share, tenant, isForStaff, isPaused }: Canary): string {
  if (isPaused) return 'è in pausa: nessuno la riceve';
  if (isForStaff) return 'arriva solo a chi amministra il sito';
  const where = tenant === null ? '' : ` di ${tenant}`;
  return `arriva al ${share}\u00a0% dei visitatori${where}`;
}

interface CanaryButtonsProps {
  app: AppReleases;
  canary: Canary;
  ask: (asked: AskedOfReleases) => void;
}

function CanaryButtons({ app, canary, ask }: CanaryButtonsProps) {
  const name = <VisuallyHidden> ({appWords(app.app)})</VisuallyHidden>;
  const command = (kind: 'pause' | 'go-on' | 'end') => () =>
    ask({ kind: 'command', command: { kind, app, canary } });
  return (
    <div className={css.buttons}>
      <Button size="small" variant="outline" onClick={command('end')}>
        Termina il canary{name}
      </Button>
      <Button size="small" variant="outline" onClick={command(canary.isPaused ? 'go-on' : 'pause')}>
        {canary.isPaused ? 'Riprendi' : 'Metti in pausa'}
        {name}
      </Button>
      <Button size="small" variant="outline" onClick={() => ask({ kind: 'share', app, canary })}>
        Cambia quota{name}
      </Button>
      <Button
        size="small"
        variant="outline"
        onClick={() => ask({ kind: 'command', command: { kind: 'promote', app, to: canary } })}
      >
        Attiva la {canary.number} per tutti{name}
      </Button>
    </div>
  );
}
