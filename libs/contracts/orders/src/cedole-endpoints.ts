import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { cedolaCalls } from './calls';
import {
  cedolaCodeSchema,
  cedolaComuneSchema,
  cedolaTermsSchema,
  DISTINTE_LIMIT,
  distintaPaymentSchema,
  distintaSchema,
  keptCedolaTermsSchema,
  ledgerCedolaSchema,
  MOST_CEDOLA_REASON,
  MOST_SENT_CEDOLE,
} from './cedole';
import { deskOrderSchema } from './desk';
import { DESK_ORDER_LIMIT } from './limits';
import { daySchema } from './line';
import { BOOK_MISSING } from './refusal-texts';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });
const version = z.int().check(z.gte(1));
const ofOwner = { access: 'bookshop', query: nothing } as const;
/** What is done at the counter, by colleagues too; what Comuni are billed is the owner's. */
const deskOrder = { access: 'desk', query: nothing, response: deskOrderSchema } as const;
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Cedole librarie: at the counter, and in the ledger of a bookshop (docs/decisions/cedole.md). */
export const cedolaEndpoints = {
  terms: defineEndpoint(cedolaCalls.terms, {
    access: 'desk',
    query: nothing,
    summary: 'Whether the own bookshop takes cedole, and of which Comuni',
    response: keptCedolaTermsSchema,
  }),
  /** Terms that were changed since they were read are a `conflict` with `cedola-terms-changed`. */
  setTerms: defineEndpoint(cedolaCalls.setTerms, {
    ...ofOwner,
    summary: 'Says whether the own bookshop takes cedole, and of which Comuni',
    body: z.extend(cedolaTermsSchema, {
      /** Of the terms that were read; left out, whatever they are by now is replaced. */
      version: z.optional(z.int().check(z.gte(0))),
    }),
    response: keptCedolaTermsSchema,
  }),
  enter: defineEndpoint(cedolaCalls.enter, {
    ...deskOrder,
    summary: 'Takes a cedola at the counter for books that were to be paid there, and accepts it',
    params,
    body: z.strictObject({
      version,
      /** One copy of each is paid by it. */
      lineIds: z.array(z.uuid()).check(z.minLength(1, BOOK_MISSING), z.maxLength(300)),
      code: cedolaCodeSchema,
      ...cedolaComuneSchema.shape,
    }),
  }),
  decide: defineEndpoint(cedolaCalls.decide, {
    ...deskOrder,
    summary: 'Accepts or refuses a cedola of an order',
    params: z.object({ id: z.uuid(), cedolaId: z.uuid() }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({ version, decision: z.literal('accepted') }),
      z.strictObject({
        version,
        decision: z.literal('refused'),
        /** For the family to read. */
        reason: text(MOST_CEDOLA_REASON).check(z.minLength(1, 'Scrivi perché')),
      }),
    ]),
  }),
  ledger: defineEndpoint(cedolaCalls.ledger, {
    summary: 'Cedole of the own bookshop, the latest first',
    access: 'bookshop',
    query: z.object({
      /** Cedole behind this one; the first page without. */
      after: z.optional(z.uuid()),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(DESK_ORDER_LIMIT)), 100),
    }),
    response: z.object({
      cedole: z.array(ledgerCedolaSchema),
      next: z.nullable(z.string()),
    }),
  }),
  ledgerFile: defineEndpoint(cedolaCalls.ledgerFile, {
    ...ofOwner,
    summary: 'The ledger for a spreadsheet',
    response: z.string(),
    contentType: 'text/csv',
  }),
  ledgerPrint: defineEndpoint(cedolaCalls.ledgerPrint, {
    ...ofOwner,
    summary: 'The ledger on paper, the latest cedole by Comuni',
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
  distinte: defineEndpoint(cedolaCalls.distinte, {
    access: 'bookshop',
    summary: 'What was sent to Comuni, the latest first',
    query: z.object({
      /** Distinte behind this one; the first page without. */
      after: z.optional(z.uuid()),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(DISTINTE_LIMIT)), 20),
    }),
    response: z.object({ distinte: z.array(distintaSchema), next: z.nullable(z.string()) }),
  }),
  send: defineEndpoint(cedolaCalls.send, {
    ...ofOwner,
    summary: 'Makes a distinta of collected cedole of one Comune, whose books were handed over',
    body: z.strictObject({
      cedolaIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_SENT_CEDOLE)),
      day: daySchema,
    }),
    response: distintaSchema,
  }),
  pay: defineEndpoint(cedolaCalls.pay, {
    ...ofOwner,
    summary: 'Notes that a Comune has paid a distinta',
    params,
    body: distintaPaymentSchema,
    response: distintaSchema,
  }),
  takeBack: defineEndpoint(cedolaCalls.takeBack, {
    ...ofOwner,
    summary: 'Takes back the last step of a distinta, for a day',
    params,
    /** The step that was on the screen. */
    body: z.strictObject({ state: z.enum(['sent', 'paid']) }),
    response: distintaSchema,
  }),
  distintaPrint: defineEndpoint(cedolaCalls.distintaPrint, {
    ...ofOwner,
    summary: 'A distinta on paper, with the data of its invoice',
    params,
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
  distintaFile: defineEndpoint(cedolaCalls.distintaFile, {
    ...ofOwner,
    summary: 'A distinta for a spreadsheet, with the data of its invoice',
    params,
    response: z.string(),
    contentType: 'text/csv',
  }),
} as const;
