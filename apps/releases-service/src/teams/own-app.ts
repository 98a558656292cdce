import { releasesErrorCodes } from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';
import type { Releaser } from '../acts/releaser';
import { localTeam } from './local-team';

/** Refuses a team's call for an app that is another team's. */
export function ownApp(app: string, { team }: Releaser): void {
  if (team === null || team === localTeam || team.app === app) return;
  throw new DomainError('forbidden', releasesErrorCodes.notYours, {
    detail: `Questo token (${team.name}) vale per ${team.app}, non per ${app}.`,
  });
}
