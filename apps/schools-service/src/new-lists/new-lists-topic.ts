import { z } from 'zod';

/** An import has brought lists for schools that had none of that year. */
export const NEW_LISTS_TOPIC = 'lists.new';

export const newListsSchema = z.object({ schoolYear: z.int() });
export type NewLists = z.infer<typeof newListsSchema>;
