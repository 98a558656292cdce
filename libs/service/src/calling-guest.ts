import type { FastifyRequest } from 'fastify';

/** Who has ordered without an account. */
export interface CallingGuest {
  id: string;
  /** Of all of the guest's orders. */
  email: string;
  /** What `GUEST_TOKEN_HEADER` must repeat. */
  token: string;
  /** What one subscriber holds of the Internet, in a hash. */
  network: string;
}

/** Provided by the service that knows guests; without it nobody's key is one. */
export abstract class GuestKeys {
  /** Whose key a browser's cookie carries; null for nobody's, or not any more. */
  abstract find(key: string): Promise<CallingGuest | null>;
}

const guests = new WeakMap<FastifyRequest, CallingGuest>();

/** For the guard: a guest makes the call. */
export function provideGuest(request: FastifyRequest, guest: CallingGuest): void {
  guests.set(request, guest);
}

/** The guest who makes a call of a route for buyers; null where a customer's session does. */
export function guestOf(request: FastifyRequest): CallingGuest | null {
  return guests.get(request) ?? null;
}
