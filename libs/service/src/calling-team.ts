import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who calls by a token for releases. */
export interface CallingTeam {
  id: string;
  name: string;
  /** The one app whose releases are its. */
  app: string;
}

/** Provided by the service that knows teams; without it a team's token is nobody's. */
export abstract class TeamTokens {
  /** Null for a token that is nobody's, or not any more. */
  abstract find(token: string): Promise<CallingTeam | null>;
}

const teams = new WeakMap<FastifyRequest, CallingTeam>();

/** For the guard: a team makes the call. */
export function provideTeam(request: FastifyRequest, team: CallingTeam): void {
  teams.set(request, team);
}

/** The team that calls, as `CallingTeam | null` on routes for teams: null is an admin who may do everything. */
export const CurrentTeam = createParamDecorator(
  (_: undefined, context: ExecutionContext): CallingTeam | null =>
    teams.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null,
);
