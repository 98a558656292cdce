import { z } from 'zod';
import type { FuzzSchema } from './values-of-schema';

/** The JSON Schema of what a schema takes, with the words of a boolean that is sent as a text. */
export function jsonSchemaOf(schema: z.core.$ZodType): FuzzSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { truthy, falsy } = zodSchema._zod.bag as { truthy?: string[]; falsy?: string[] };
      if (truthy && falsy) jsonSchema.enum = [...truthy, ...falsy];
    },
  });
}
