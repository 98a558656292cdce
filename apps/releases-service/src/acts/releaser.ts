import { commandLineActor } from '@zaino/service/audit-log/command-line-actor';
import { callAtHand, type StaffActor } from '@zaino/service/calling-staff';
import type { CallingTeam } from '@zaino/service/calling-team';

/** Who does something to releases: a team by its token, an admin, the command line, or the registry itself. */
export interface Releaser {
  /** As the history names it. */
  name: string;
  team: CallingTeam | null;
  /** Whose acts the audit log keeps, too. */
  actor: StaffActor | null;
}

/** Who makes the call at hand; null is no team, so an admin. */
export function releaserOf(team: CallingTeam | null): Releaser {
  if (team) return { name: team.name, team, actor: null };
  const actor = callAtHand()?.actor;
  if (!actor) throw new Error('Nobody is known to make this call.');
  return { name: actor.name, team: null, actor };
}

export const commandLineReleaser: Releaser = {
  name: commandLineActor.name,
  team: null,
  actor: commandLineActor,
};

/** The registry itself, by a rule. */
export const registryReleaser: Releaser = { name: 'Registro', team: null, actor: null };
