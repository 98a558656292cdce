import * as z from 'zod/mini';

/** What is asked of a Redis client. */
interface ConnectedTo {
  options?: { database?: number | undefined } | undefined;
}

/**
 * Redis channel on which a service says that its public data changed: cached pages are dropped. Channels are the same
 * in all numbered databases of a server, so the number is part of the name.
 */
export function dataChangedChannel({ options }: ConnectedTo): string {
  return `zaino:data-changed:${options?.database ?? 0}`;
}

export const dataChangedSchema = z.object({
  /** Domain whose data changed, as in `schools`. */
  domain: z.string(),
});
export type DataChanged = z.infer<typeof dataChangedSchema>;
