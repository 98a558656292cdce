import * as z from 'zod/mini';

/** What staff has decided of the materials that somebody proposed for a class. */
export const teacherListDecisionSchema = z.strictObject({
  noticeId: z.string().check(z.maxLength(60)),
  decision: z.enum(['published', 'refused']),
  codiceScuola: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
  nomeScuola: z.string().check(z.maxLength(200)),
  anno: z.int().check(z.gte(1), z.lte(5)),
  /** Empty for all sections. */
  sezione: z.string().check(z.maxLength(4)),
  /** Why it was refused; empty where it was not. */
  motivo: z.string().check(z.maxLength(500)),
});
