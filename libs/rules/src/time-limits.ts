/**
 * How long each waits for the one behind it, in milliseconds, from the innermost to the outermost: whoever is asked
 * has answered, or given up, before the one that asks does (docs/decisions/time-limits.md). A test holds the order.
 */

/** A service waits for another one: all that is tried together. */
export const SERVICE_CALL_LIMIT_MS = 5_000;
/** A service waits for one answer of the payment provider: all that is tried together. */
export const PROVIDER_LIMIT_MS = 6_000;
/** For one call a service waits for others no longer than this, all of them together; the rest is for its own work. */
export const SERVICE_LIMIT_MS = 7_000;
/** The gateway waits for a service, unless the call's contract says another limit. */
export const GATEWAY_LIMIT_MS = 9_000;
/** The browser waits for the gateway (specification, point 9). */
export const BROWSER_LIMIT_MS = 10_000;
