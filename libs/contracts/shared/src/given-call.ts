import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

const jsonSchema = z.record(z.string(), z.unknown());

/** A call in JSON schemas of what travels, as one version of a contract has it (docs/decisions/contract-changes.md). */
export const givenCallSchema = z.object({
  method: z.string(),
  path: z.string(),
  query: jsonSchema,
  params: z.optional(jsonSchema),
  body: z.optional(jsonSchema),
  /** Media types of a body that is no JSON. */
  bodyTypes: z.optional(z.array(z.string())),
  answer: jsonSchema,
  /** Of an answer that is no JSON. */
  contentType: z.optional(z.string()),
});
export type GivenCall = z.infer<typeof givenCallSchema>;

/** A call that an app or a service makes, in the version of the contract that it was built with. */
export const usedCallSchema = z.extend(givenCallSchema, {
  /** The domain whose service gives it. */
  of: z.string(),
});
export type UsedCall = z.infer<typeof usedCallSchema>;

/** `server/calls.json` of a release: what it asks of services. */
export const usedCallsSchema = z.array(usedCallSchema);

/** What a running service gives and asks of others; `gives.json` of its build says the same. */
export const serviceContractSchema = z.object({
  gives: z.array(givenCallSchema),
  uses: usedCallsSchema,
});
export type ServiceContract = z.infer<typeof serviceContractSchema>;

/** Each service answers it. Never behind the gateway. */
export const serviceContractEndpoint = defineEndpoint(
  { method: 'GET', path: '/internal/contract' },
  {
    summary: 'The calls that it gives and those that it makes, in JSON schemas',
    access: 'service',
    query: z.object({}),
    response: serviceContractSchema,
  },
);
