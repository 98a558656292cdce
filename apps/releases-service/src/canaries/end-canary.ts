import { CanaryEntity } from '../live-document/canary.entity';
import type { LiveChange } from '../live-document/live-changes';
import { runningCanaries } from '../live-document/live-state';
import { manifestsOf } from '../versions/known-versions';
import { misfitSentences } from '../versions/misfit-sentences';
import { ReleaseVersionEntity } from '../versions/release-version.entity';

/** Nobody gets it any more; its version counts as used until now. */
export async function endCanary(
  { manager, now }: LiveChange,
  { id, app, version }: CanaryEntity,
): Promise<void> {
  await manager.update(CanaryEntity, { id }, { endedAt: now });
  await manager.update(ReleaseVersionEntity, { app, version }, { usedUntil: now });
}

/** A canary that ends by what is live now, and why. */
interface Ending {
  canary: CanaryEntity;
  reason: string;
}

/** The canaries whose version everybody has by now, or which do not work with what is live. */
export async function endingCanaries(
  { manager }: LiveChange,
  stable: Record<string, string>,
): Promise<Ending[]> {
  const endings: Ending[] = [];
  for (const canary of await runningCanaries(manager)) {
    const { app, version } = canary;
    if (stable[app] === version) {
      endings.push({ canary, reason: 'La versione è attiva per tutti.' });
      continue;
    }
    const lane = await manifestsOf(manager, { ...stable, [app]: version });
    const sentences = misfitSentences(lane, app);
    if (sentences.length > 0) endings.push({ canary, reason: sentences.join(' ') });
  }
  return endings;
}
