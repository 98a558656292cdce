import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { hasStaffRight, type StaffRight } from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import type { SessionRecord } from './session';

/** Somebody whom the guard let in. */
export interface SignedIn {
  /** The opaque id itself: for revoking or rotating the session, never for an answer or a log. */
  id: string;
  session: SessionRecord;
}

type FindSession = () => Promise<SignedIn | null>;

/** How the session of a request is found; on guarded routes it already was. */
const finders = new WeakMap<FastifyRequest, FindSession>();

/** For the guard: notes how the session of a request is found, once, when somebody asks. */
export function provideSession(request: FastifyRequest, find: FindSession): void {
  let found: Promise<SignedIn | null> | undefined;
  finders.set(request, () => (found ??= find()));
}

/** How the admin of a request for a public route is found. */
const adminFinders = new WeakMap<FastifyRequest, FindSession>();

/** For the guard: notes how an admin is found by the bearer of a public call, once, when somebody asks. */
export function provideAdmin(request: FastifyRequest, find: FindSession): void {
  let found: Promise<SignedIn | null> | undefined;
  adminFinders.set(request, () => (found ??= find()));
}

/** Who makes the call that is handled, for decorators that say more; null for nobody, as in `OptionalSession`. */
export async function sessionOf(context: ExecutionContext): Promise<SignedIn | null> {
  const find = finders.get(context.switchToHttp().getRequest<FastifyRequest>());
  return find ? find() : null;
}

/** Who calls, as `SignedIn`, on routes for customers, bookshops or admins. */
export const CurrentSession = createParamDecorator(
  async (_: undefined, context: ExecutionContext): Promise<SignedIn> => {
    const signedIn = await sessionOf(context);
    if (signedIn === null) throw new Error('Only a guarded route has a session for certain.');
    return signedIn;
  },
);

/**
 * Who calls a public route by the cookie, as `SignedIn | null`; null also while Redis is away. It is for
 * showing things: no CSRF token was asked for, so nothing may be changed by its power alone.
 */
export const OptionalSession = createParamDecorator((_: undefined, context: ExecutionContext) =>
  sessionOf(context),
);

const optionalAdmin = createParamDecorator(
  async (right: StaffRight, context: ExecutionContext): Promise<SignedIn | null> => {
    const find = adminFinders.get(context.switchToHttp().getRequest<FastifyRequest>());
    const admin = find ? await find() : null;
    return admin && hasStaffRight(admin.session.areas ?? [], right) ? admin : null;
  },
);

/**
 * The admin with a right who calls a public route by the bearer, as `SignedIn | null`: null without a bearer, and for one
 * that is nobody's or of an admin without that right. While Redis is away a call with a bearer is refused as
 * `unavailable`, since nobody can tell.
 */
export const OptionalAdmin = (right: StaffRight) => optionalAdmin(right);
