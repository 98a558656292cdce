import { z } from 'zod';
import { MOST_CHILDREN, MOST_PIECES_OF_A_LINE } from './limits';

/** Euro with at most two decimals. */
export const euroSchema = z.number().min(0).max(99_999.99);
const text = (most: number) => z.string().trim().max(most);
const quantity = z.number().int().min(1).max(MOST_PIECES_OF_A_LINE);

/** Pieces of a line that are for one child; what is left is for nobody in particular. */
export const lineChildrenSchema = z
  .array(z.object({ childId: text(60).min(1), quantity }))
  .max(MOST_CHILDREN);

/** Specification, point 3: isbn, school code, class and section are the line's identity. */
export const bookLineSchema = z.object({
  type: z.literal('book'),
  isbn: text(20).min(1),
  titolo: text(300),
  autore: text(300),
  editore: text(200),
  prezzo: euroSchema,
  copertina: text(2_000).nullable(),
  materia: text(200).optional(),
  quantity,
  scuola: z.object({ nome: text(200), codice: text(20).min(1) }),
  classe: text(10),
  sezione: text(60),
  children: lineChildrenSchema.optional(),
});

/** Specification, point 3: the id is the line's identity. */
export const productLineSchema = z.object({
  type: z.literal('product'),
  id: text(20).min(1),
  nome: text(300),
  prezzo: euroSchema,
  categoria: text(100),
  immagini: z.array(text(2_000)).max(20),
  quantity,
  children: lineChildrenSchema.optional(),
});

/** A line of a cart as browsers keep it; its texts and price are what was seen, never what counts. */
export const cartLineSchema = z.discriminatedUnion('type', [bookLineSchema, productLineSchema]);

/** A child of the family: a nickname and a class is all that is known of it (Regolamento UE 2016/679). */
export const cartChildSchema = z.object({
  id: text(60).min(1),
  nickname: text(40).min(1),
  schoolCode: text(20),
  schoolName: text(200),
  classe: text(10),
  sezione: text(60),
  /** The ministry's spending cap for the child's class in euro, where it is known. */
  tetto: euroSchema.nullable(),
});

/** What a customer wants of a line; `prezzo` is what was seen on the screen, in euro. */
export const wantedLineSchema = z.discriminatedUnion('type', [
  bookLineSchema
    .pick({
      type: true,
      isbn: true,
      quantity: true,
      prezzo: true,
      classe: true,
      sezione: true,
      children: true,
    })
    .extend({ scuola: z.object({ codice: text(20).min(1) }) }),
  productLineSchema.pick({ type: true, id: true, quantity: true, prezzo: true, children: true }),
]);
export type WantedLine = z.infer<typeof wantedLineSchema>;

/** A day as `2026-09-14`. */
export const daySchema = z.iso.date();

export const dayRangeSchema = z.object({ from: daySchema, to: daySchema });
