import { schoolCodeSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { chosenProductSchema, servingProductSchema, wantedSupplySchema } from './class-supplies';
import { MOST_SUPPLIES } from './limits';

/** As the ministry's lists have it; empty for all sections of the year. */
const section = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[\p{L}\p{N} _./-]{0,4}$/u, 'La sezione ha al massimo quattro caratteri'),
  );

const year = z.int().check(z.gte(1), z.lte(5));

/** A thing that a teacher asks for, in the words of the list on paper. */
const askedSupplySchema = z.pick(wantedSupplySchema, { nome: true, quantita: true, nota: true });
export type AskedSupply = z.output<typeof askedSupplySchema>;

/** What a teacher proposes for a class, or for all sections of a year. */
export const teacherListInputSchema = z.strictObject({
  codiceScuola: schoolCodeSchema,
  anno: year,
  sezione: section,
  voci: z.array(askedSupplySchema).check(
    z.minLength(1, 'Scrivi almeno una cosa'),
    z.maxLength(MOST_SUPPLIES),
    z.refine(
      (lines) => new Set(lines.map(({ nome }) => nome.toLowerCase())).size === lines.length,
      'Una cosa c’è due volte',
    ),
  ),
});
export type TeacherListInput = z.output<typeof teacherListInputSchema>;

/**
 * `asked`: the school has not answered; `proven`: it has, staff has not; `published`; `replaced` by a newer one of the
 * class; `refused` by staff; `disowned` by the school.
 */
export const teacherListStates = [
  'asked',
  'proven',
  'published',
  'replaced',
  'refused',
  'disowned',
] as const;
export type TeacherListState = (typeof teacherListStates)[number];

/** Whose list it is. */
const ofClass = {
  codiceScuola: z.string(),
  nomeScuola: z.string(),
  grado: z.enum(['primaria', 'media', 'superiore']),
  anno: z.int(),
  /** Empty for all sections. */
  sezione: z.string(),
};

/** A proposal as who made it sees it. */
export const ownTeacherListSchema = z.object({
  id: z.string(),
  ...ofClass,
  voci: z.array(askedSupplySchema),
  stato: z.enum(teacherListStates),
  /** Why staff refused it; empty otherwise. */
  motivo: z.string(),
  proposto: z.iso.datetime(),
});
export type OwnTeacherList = z.infer<typeof ownTeacherListSchema>;

/** What the school's link shows before anybody answers. */
export const teacherListQuestionSchema = z.object({
  nomeScuola: ofClass.nomeScuola,
  anno: ofClass.anno,
  sezione: ofClass.sezione,
  voci: z.array(askedSupplySchema),
});
export type TeacherListQuestion = z.infer<typeof teacherListQuestionSchema>;

/** The secret of the link that the school got. */
const proofToken = z.string().check(z.regex(/^[\w-]{43}$/));
export const teacherListTokenSchema = z.strictObject({ token: proofToken });
export const teacherListAnswerSchema = z.strictObject({
  token: proofToken,
  /** Whether the list is the school's. */
  isOurs: z.boolean(),
});

/** The same as staff sees it: without who made it. */
export const adminTeacherListSchema = z.object({
  id: z.string(),
  ...ofClass,
  voci: z.array(z.extend(askedSupplySchema, { prodotti: z.array(chosenProductSchema) })),
  stato: z.enum(teacherListStates),
  confermato: z.nullable(z.iso.datetime()),
  versione: z.int(),
});
export type AdminTeacherList = z.infer<typeof adminTeacherListSchema>;

/** Of a class: that of its section, or else that of all sections of its year. */
export const teacherListQuerySchema = z.object({
  scuola: schoolCodeSchema,
  classe: z.string().check(z.regex(/^[1-5]$/)),
  sezione: z._default(section, ''),
});

/** A published list as families see it. */
export const teacherListSchema = z.object({
  ...ofClass,
  modificato: z.iso.datetime(),
  voci: z.array(z.extend(askedSupplySchema, { prodotti: z.array(servingProductSchema) })),
});
export type TeacherList = z.infer<typeof teacherListSchema>;
