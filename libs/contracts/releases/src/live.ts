import * as z from 'zod/mini';
import { appNameSchema, versionSchema } from './version';

/** Places among which visitors are spread: a canary has some of them. */
export const VISITOR_PLACES = 10_000;

/** Where the live document lies in the store of release files. */
export const LIVE_FILE = 'live.json';

/** What Redis carries when it has changed: the document as it is written, so that no gateway has to ask. */
export const LIVE_CHANNEL = 'zaino:releases';

/** What Redis carries when a version was published: it, signed, so that gateways fetch it before it is live. */
const PUBLISHED_CHANNEL = `${LIVE_CHANNEL}:published`;

/** What is asked of a Redis client. */
interface ConnectedTo {
  options?: { database?: number | undefined } | undefined;
}

/** That channel at a numbered database: channels are the same in all of a server. */
export function liveChannel({ options }: ConnectedTo): string {
  return `${LIVE_CHANNEL}:${options?.database ?? 0}`;
}

/** The same of what is published. */
export function publishedChannel({ options }: ConnectedTo): string {
  return `${PUBLISHED_CHANNEL}:${options?.database ?? 0}`;
}

export const publishedSchema = z.object({ app: appNameSchema, version: versionSchema });
/** A version that the store has from now on. */
export type Published = z.infer<typeof publishedSchema>;

const place = z.int().check(z.gte(0), z.lte(VISITOR_PLACES));

export const liveCanarySchema = z.object({
  id: z.uuid(),
  app: appNameSchema,
  version: versionSchema,
  /** Visitors whose place is at least `from` and below `to` have it; the same ones as long as it runs. */
  from: place,
  to: place,
  /** Only at this bookshop's address. */
  tenant: z.nullable(z.string()),
  /** Only for browsers that an admin has opened it in. */
  isForStaff: z.boolean(),
});
export type LiveCanary = z.infer<typeof liveCanarySchema>;

/**
 * What is live: the registry writes it, each gateway reads it and keeps the last one it has. No gateway asks the registry
 * for anything (docs/decisions/release-registry.md).
 */
export const liveSchema = z.object({
  /** Grows with every change; a gateway never goes back. */
  revision: z.int().check(z.gte(0)),
  at: z.iso.datetime(),
  /** The version of each app. */
  stable: z.record(appNameSchema, versionSchema),
  canaries: z.array(liveCanarySchema),
  /** Previews that were revoked before their time. */
  revokedPreviews: z.array(z.uuid()),
});
export type Live = z.infer<typeof liveSchema>;
