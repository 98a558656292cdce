import * as z from 'zod/mini';
import { differenceKinds } from './import-difference-values';
import { importRunSchema } from './import-run';
import { schoolCodeSchema } from './school';

/** How many of each kind there are; `overCap` and `overCapBefore` are classes over the ministry's cap. */
const counts = {
  classes: z.int(),
  added: z.int(),
  dropped: z.int(),
  volumes: z.int(),
  prices: z.int(),
  overCap: z.int(),
  overCapBefore: z.int(),
};

/** A region, or a province of one, with the schools whose lists changed, came, or went. */
export const changedPlaceSchema = z.object({
  /** Empty for schools that the registry does not know. */
  name: z.string(),
  changedSchools: z.int(),
  newSchools: z.int(),
  goneSchools: z.int(),
  ...counts,
});
export type ChangedPlace = z.infer<typeof changedPlaceSchema>;

export const changedSchoolSchema = z.object({
  codice: z.string(),
  /** First calendar year of the school year. */
  schoolYear: z.int(),
  nome: z.string(),
  comune: z.string(),
  provincia: z.string(),
  regione: z.string(),
  /** `new` had no list in that year, `gone` has none any more. */
  state: z.enum(['changed', 'new', 'gone']),
  ...counts,
});
export type ChangedSchool = z.infer<typeof changedSchoolSchema>;

const changedBookSchema = z.object({
  isbn: z.string(),
  title: z.string(),
  volume: z.nullable(z.string()),
  publisher: z.string(),
});

export const listDifferenceSchema = z.object({
  kind: z.enum(differenceKinds),
  /** Empty of a cap. */
  subject: z.string(),
  /** The book that was there before, and the one that is now. */
  before: z.nullable(changedBookSchema),
  after: z.nullable(changedBookSchema),
  /** Euro: of a book its price, of a cap what all that is to buy costs; null where it is not known. */
  euroBefore: z.nullable(z.number()),
  euroAfter: z.nullable(z.number()),
  /** Euro. */
  cap: z.nullable(z.number()),
});
export type ListDifference = z.infer<typeof listDifferenceSchema>;

export const changedClassSchema = z.object({
  schoolYear: z.int(),
  classe: z.int(),
  sezione: z.string(),
  combinazione: z.string(),
  differences: z.array(listDifferenceSchema),
});
export type ChangedClass = z.infer<typeof changedClassSchema>;

const place = z.optional(z.string().check(z.trim(), z.maxLength(40)));

export const differencesQuerySchema = z.object({
  /** Of which its provinces are counted; of all regions where left out. */
  region: place,
});

export const changedSchoolsQuerySchema = z.object({
  region: place,
  province: place,
  /** Those alone that have such changes. */
  kind: z.optional(z.enum(differenceKinds)),
  /** Words of name and comune, or the code. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

export const differencesSchema = z.object({
  run: importRunSchema,
  total: changedPlaceSchema,
  places: z.array(changedPlaceSchema),
});
export type Differences = z.infer<typeof differencesSchema>;

export const changedSchoolsSchema = z.object({
  /** Those with most changes first. */
  schools: z.array(changedSchoolSchema),
  total: z.int(),
});

export const changedListsSchema = z.object({
  run: importRunSchema,
  /** One for each school year in which its lists changed. */
  schools: z.array(changedSchoolSchema),
  classes: z.array(changedClassSchema),
});

export const changedSchoolParams = z.object({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295)),
  codice: schoolCodeSchema,
});
