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

/** Whoever makes a call of a route for teams: null is an admin who may do everything. */
export function teamOf(request: FastifyRequest): CallingTeam | null {
  return teams.get(request) ?? null;
}

/** The same for a handler, as `CallingTeam | null`. */
export const CurrentTeam = createParamDecorator(
  (_: undefined, context: ExecutionContext): CallingTeam | null =>
    teamOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
