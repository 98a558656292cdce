import { useQuery } from '@tanstack/react-query';
import type { AppReleases } from '@zaino/contracts/releases';
import { Badge } from '@zaino/ui/badge';
import { type CanaryHealth, canaryHealth } from './health';
import { figuresQuery } from './releases.api';

/** What the cards compare, and how often they look again while somebody does, in hours and milliseconds. */
const HOURS = 24;
const LOOK_AGAIN_MS = 30_000;

/** How the canary of an app stands; null without one, or where nobody could say. */
export function useCanaryHealth({ app, canary }: AppReleases): CanaryHealth | null {
  const { data } = useQuery({
    ...figuresQuery(app, HOURS),
    enabled: canary !== null,
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!canary || !data?.value) return null;
  return canaryHealth(data.value, canary.version);
}

interface AppStateProps {
  app: AppReleases;
  health: CanaryHealth | null;
}

/** How an app stands, at one glance. */
export function AppState({ app: { live, canary }, health }: AppStateProps) {
  if (live === null) return <Badge kind="plain">Nessuna versione attiva</Badge>;
  if (canary === null) return <Badge kind="enriched">In ordine</Badge>;
  if (health?.worse && health.worse.length > 0) {
    return <Badge kind="discount">Peggio della versione attuale</Badge>;
  }
  if (canary.isPaused) return <Badge kind="suggested">Canary in pausa</Badge>;
  return <Badge kind="new">Canary in corso</Badge>;
}
