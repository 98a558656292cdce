import { REASON_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { wantedSupplySchema } from './class-supplies';
import { LONGEST_REFUSAL, MOST_SUPPLIES } from './limits';

/** What publishing sends: each thing with the products that serve. */
export const teacherListPublicationSchema = z.strictObject({
  voci: z.array(wantedSupplySchema).check(z.minLength(1), z.maxLength(MOST_SUPPLIES)),
  versione: z.int().check(z.gte(1)),
});
export type TeacherListPublication = z.output<typeof teacherListPublicationSchema>;

export const teacherListRefusalSchema = z.strictObject({
  motivo: z.string().check(z.trim(), z.minLength(1, REASON_MISSING), z.maxLength(LONGEST_REFUSAL)),
  versione: z.int().check(z.gte(1)),
});
