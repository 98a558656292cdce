import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminClassSuppliesCalls, classSuppliesCalls } from './calls';
import {
  adminClassSuppliesSchema,
  classSuppliesInputSchema,
  classSuppliesParamsSchema,
  classSuppliesSaveSchema,
  classSuppliesSchema,
  knownClassSuppliesSchema,
} from './class-supplies';

const nothing = z.object({});

/** The standard materials of classes, for families (docs/decisions/class-supplies.md). */
export const classSuppliesEndpoints = {
  known: defineEndpoint(classSuppliesCalls.known, {
    summary: 'The years that have a list of materials',
    access: 'public',
    query: nothing,
    response: z.object({ elenchi: z.array(knownClassSuppliesSchema) }),
  }),
  /** `not-found` where a year has none. */
  list: defineEndpoint(classSuppliesCalls.list, {
    summary: 'The materials of one year, with the products that serve',
    access: 'public',
    query: nothing,
    params: classSuppliesParamsSchema,
    response: z.object({ elenco: classSuppliesSchema }),
  }),
} as const;

/** The same for who keeps them. */
export const adminClassSuppliesEndpoints = {
  list: defineEndpoint(adminClassSuppliesCalls.list, {
    summary: 'All lists of materials, by grade and year',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.object({ elenchi: z.array(adminClassSuppliesSchema) }),
  }),
  /** A year that has a list already is `class-supplies-taken`. */
  create: defineEndpoint(adminClassSuppliesCalls.create, {
    summary: 'Makes the list of materials of a year',
    access: 'admin',
    staff: 'catalogue',
    act: 'class-supplies.created',
    query: nothing,
    body: classSuppliesInputSchema,
    response: z.object({ elenco: adminClassSuppliesSchema }),
  }),
  /** Somebody else's newer save is `class-supplies-changed`. */
  save: defineEndpoint(adminClassSuppliesCalls.save, {
    summary: 'Changes a list of materials, on the page that families see',
    access: 'admin',
    staff: 'catalogue',
    act: 'class-supplies.saved',
    query: nothing,
    params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    body: classSuppliesSaveSchema,
    response: z.object({ elenco: adminClassSuppliesSchema }),
  }),
} as const;
