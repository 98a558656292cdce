import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminQualityCalls } from './calls';
import {
  classesOverCapSchema,
  doubtfulBooksQuerySchema,
  doubtfulBooksSchema,
  qualitySchema,
  qualitySchoolParams,
  schoolsOverCapQuerySchema,
  schoolsOverCapSchema,
} from './quality';

const nothing = z.object({});
const staff = { access: 'admin', staff: 'catalogue' } as const;
const csv = { response: z.unknown(), contentType: 'text/csv; charset=utf-8' };

/** What is doubtful in the lists that are in use. */
export const adminQualityEndpoints = {
  quality: defineEndpoint(adminQualityCalls.quality, {
    summary: 'How many books and lists are doubtful, by reason',
    ...staff,
    query: nothing,
    response: qualitySchema,
  }),
  books: defineEndpoint(adminQualityCalls.books, {
    summary: 'Books that are doubtful for one reason',
    ...staff,
    query: doubtfulBooksQuerySchema,
    response: doubtfulBooksSchema,
  }),
  booksCsv: defineEndpoint(adminQualityCalls.booksCsv, {
    summary: 'The same as a file',
    ...staff,
    query: z.pick(doubtfulBooksQuerySchema, { issue: true, search: true }),
    ...csv,
  }),
  schools: defineEndpoint(adminQualityCalls.schools, {
    summary: 'Schools with classes over the ministry’s cap',
    ...staff,
    query: schoolsOverCapQuerySchema,
    response: schoolsOverCapSchema,
  }),
  schoolsCsv: defineEndpoint(adminQualityCalls.schoolsCsv, {
    summary: 'Classes over the ministry’s cap as a file',
    ...staff,
    query: z.omit(schoolsOverCapQuerySchema, { page: true }),
    ...csv,
  }),
  classes: defineEndpoint(adminQualityCalls.classes, {
    summary: 'Classes of a school over the ministry’s cap',
    ...staff,
    query: nothing,
    params: qualitySchoolParams,
    response: classesOverCapSchema,
  }),
} as const;
