import { extraKindSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** Most scans of one call: what a browser has kept while it had no network goes out in parts. */
export const MOST_SCANS = 25;

/** Most copies of one scan. */
export const MOST_COPIES = 99;

/** Most lines of a distributor's list that is read at once. */
export const MOST_LIST_LINES = 500;

/** For how many hours an arrival is listed and can be taken back: as a step of an order. */
export const ARRIVAL_HOURS = 24;

/** Whom a copy is for, as the desk may see it. */
export const arrivalOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  lineId: z.string(),
  /** Surname first. */
  family: z.string(),
  school: z.nullable(z.string()),
  classe: z.string(),
  sezione: z.string(),
  /** Books of the order that are not here yet. */
  missing: z.int(),
  /** What is to be done to the copy; null for nothing, left out by services that know of none. */
  extra: z.optional(z.nullable(extraKindSchema)),
  /** `complete`: all books are here; what the shop itself sends to the counter has to be looked for. */
  standing: z.enum(['incomplete', 'complete', 'ready']),
});

/** A copy that has come, or several that nobody awaits. */
export const arrivalSchema = z.object({
  id: z.string(),
  /** Of the scan that brought it, made by the browser. */
  scanId: z.string(),
  at: z.iso.datetime(),
  /** Who did it; null for what was given on by itself. */
  by: z.nullable(z.string()),
  /** `scan`: a box; `shelf`: a copy of the shelf that was given; `freed`: one that an order has no use for any more. */
  source: z.enum(['scan', 'shelf', 'freed']),
  /** Or another EAN that a class has adopted. */
  isbn: z.string(),
  /** Null where no order has named it yet. */
  title: z.nullable(z.string()),
  quantity: z.int(),
  /** Null: it stands on the shelf. */
  order: z.nullable(arrivalOrderSchema),
  takenBackAt: z.nullable(z.iso.datetime()),
});
export type Arrival = z.infer<typeof arrivalSchema>;

export const scanSchema = z.strictObject({
  /** Made by the browser: the same again gives the same answer, and nothing twice. */
  id: z.uuid(),
  /** As it was typed or scanned. */
  code: z.string().check(z.maxLength(60)),
  copies: z._default(z.int().check(z.gte(1), z.lte(MOST_COPIES)), 1),
});
export type Scan = z.input<typeof scanSchema>;

export const scanOutcomeSchema = z.object({
  id: z.string(),
  /** Why nothing was done, for a person; null where it was. */
  refusal: z.nullable(z.string()),
  arrivals: z.array(arrivalSchema),
});
export type ScanOutcome = z.infer<typeof scanOutcomeSchema>;

/** A line of a distributor's list: what it says, and what it would do now. */
export const listLineSchema = z.object({
  /** From 1. */
  line: z.int(),
  text: z.string(),
  isbn: z.nullable(z.string()),
  title: z.nullable(z.string()),
  copies: z.int(),
  /** Of the copies: for who waits, and for the shelf. */
  awaited: z.int(),
  spare: z.int(),
  /** Why it would do nothing, for a person; null where it would. */
  problem: z.nullable(z.string()),
});
export type ListLine = z.infer<typeof listLineSchema>;
