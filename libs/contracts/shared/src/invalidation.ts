import * as z from 'zod/mini';

/** Redis channel on which a service says that its public data changed: cached pages are dropped. */
export const DATA_CHANGED_CHANNEL = 'zaino:data-changed';

export const dataChangedSchema = z.object({
  /** Domain whose data changed, as in `schools`. */
  domain: z.string(),
});
export type DataChanged = z.infer<typeof dataChangedSchema>;
