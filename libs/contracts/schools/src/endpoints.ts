import { defineEndpoint, siteSearchQuerySchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adoptionSchema, spendingCapSchema } from './adoption';
import { schoolsCalls } from './calls';
import { schoolCodeSchema, schoolSchema } from './school';
import { schoolSearchSchema } from './site-search';

/** Most schools one answer carries (specification, points 7 and 9). */
export const SCHOOL_LIMIT = 1000;

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const optionalFilter = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** `2025` stands for the school year 2025/26. */
const schoolYearSchema = z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100));

export const schoolsQuerySchema = z.object({
  regione: optionalFilter,
  provincia: optionalFilter,
  comune: optionalFilter,
  tipologia: optionalFilter,
  caratteristica: optionalFilter,
  nome: optionalFilter,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(SCHOOL_LIMIT)), SCHOOL_LIMIT),
});
export type SchoolsQuery = z.input<typeof schoolsQuerySchema>;

export const schoolsResponseSchema = z.object({
  scuole: z.array(schoolSchema),
  /** How many schools match, also beyond the limit. */
  totale: z.int(),
  /** Options of the two filters, over all schools of the place, in alphabetical order. */
  tipologie: z.array(z.string()),
  caratteristiche: z.array(z.string()),
});
export type SchoolsResponse = z.infer<typeof schoolsResponseSchema>;

export const adoptionsResponseSchema = z.object({
  success: z.boolean(),
  adozioni: z.array(adoptionSchema),
  /** School year shown, as its first calendar year; null where there is none. */
  annoScolastico: z.nullable(z.int()),
  /** School years that hold a list of this school, newest first. */
  anniScolastici: z.array(z.int()),
  /**
   * Newest school year of all lists: what a class has not adopted for this one, it has not adopted this year. Null
   * where there are none; left out by services that do not tell.
   */
  annoInCorso: z.optional(z.nullable(z.int())),
  tetti: z.array(spendingCapSchema),
});
export type AdoptionsResponse = z.infer<typeof adoptionsResponseSchema>;

/** The public calls of the schools service (specification, point 7). */
export const schoolsEndpoints = {
  regions: defineEndpoint(schoolsCalls.regions, {
    summary: 'Regions that have schools',
    access: 'public',
    query: z.object({}),
    response: z.object({ regioni: z.array(z.string()) }),
  }),
  provinces: defineEndpoint(schoolsCalls.provinces, {
    summary: 'Provinces of a region',
    access: 'public',
    query: z.object({ regione: placeName }),
    response: z.object({ province: z.array(z.string()) }),
  }),
  municipalities: defineEndpoint(schoolsCalls.municipalities, {
    summary: 'Municipalities of a province',
    access: 'public',
    query: z.object({ provincia: placeName }),
    response: z.object({ comuni: z.array(z.string()) }),
  }),
  schools: defineEndpoint(schoolsCalls.schools, {
    summary: 'Schools of a place or by name',
    access: 'public',
    query: schoolsQuerySchema,
    response: schoolsResponseSchema,
  }),
  school: defineEndpoint(schoolsCalls.school, {
    summary: 'One school by its code',
    access: 'public',
    query: z.object({ codiceScuola: schoolCodeSchema }),
    response: z.object({ scuole: z.array(schoolSchema) }),
  }),
  adoptions: defineEndpoint(schoolsCalls.adoptions, {
    summary: 'Adopted books of all classes of a school',
    access: 'public',
    query: z.object({
      codiceScuola: schoolCodeSchema,
      annoScolastico: z.optional(schoolYearSchema),
    }),
    response: adoptionsResponseSchema,
  }),
  /** Without the list of the class, for who knows that already: a child that gets a name in the cart. */
  cap: defineEndpoint(schoolsCalls.cap, {
    summary: 'The ministry’s spending cap for a class in its newest year',
    access: 'public',
    query: z.object({
      codiceScuola: schoolCodeSchema,
      classe: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
      /** Blank where nobody knows it: then all sections must have the same cap. */
      sezione: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    }),
    /** In euro; null where there is none, or where courses of the class differ. */
    response: z.object({ tetto: z.nullable(z.number().check(z.positive())) }),
  }),
  siteSearch: defineEndpoint(schoolsCalls.siteSearch, {
    summary: 'Classes, schools and books that fit what was typed, for the one search',
    access: 'public',
    rateClass: 'suggestion',
    query: siteSearchQuerySchema,
    response: schoolSearchSchema,
  }),
} as const;
