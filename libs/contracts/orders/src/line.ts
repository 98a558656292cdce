import { bookDiscountsSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_CHILDREN, MOST_PIECES_OF_A_LINE } from './limits';

/** Euro with at most two decimals. */
export const euroSchema = z.number().check(z.gte(0), z.lte(99_999.99));
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const quantity = z.int().check(z.gte(1), z.lte(MOST_PIECES_OF_A_LINE));

/** Pieces of a line that are for one child; what is left is for nobody in particular. */
export const lineChildrenSchema = z
  .array(z.object({ childId: text(60).check(z.minLength(1)), quantity }))
  .check(z.maxLength(MOST_CHILDREN));

/** Specification, point 3: isbn, school code, class and section are the line's identity. */
export const bookLineSchema = z.object({
  type: z.literal('book'),
  isbn: text(20).check(z.minLength(1)),
  titolo: text(300),
  autore: text(300),
  editore: text(200),
  prezzo: euroSchema,
  copertina: z.nullable(text(2_000)),
  materia: z.optional(text(200)),
  quantity,
  scuola: z.object({ nome: text(200), codice: text(20).check(z.minLength(1)) }),
  classe: text(10),
  sezione: text(60),
  children: z.optional(lineChildrenSchema),
});

/** Specification, point 3: the id is the line's identity. */
export const productLineSchema = z.object({
  type: z.literal('product'),
  id: text(20).check(z.minLength(1)),
  nome: text(300),
  prezzo: euroSchema,
  categoria: text(100),
  immagini: z.array(text(2_000)).check(z.maxLength(20)),
  quantity,
  children: z.optional(lineChildrenSchema),
});

/** A line of a cart as browsers keep it; its texts and price are what was seen, never what counts. */
export const cartLineSchema = z.discriminatedUnion('type', [bookLineSchema, productLineSchema]);

/** A child of the family: a nickname and a class is all that is known of it (Regolamento UE 2016/679). */
export const cartChildSchema = z.object({
  id: text(60).check(z.minLength(1)),
  nickname: text(40).check(z.minLength(1)),
  schoolCode: text(20),
  schoolName: text(200),
  classe: text(10),
  sezione: text(60),
  /** The ministry's spending cap for the child's class in euro, where it is known. */
  tetto: z.nullable(euroSchema),
});

/** The bookshop where a cart is picked up, with what it took off the cover price when that was seen. */
export const chosenBookshopSchema = z.extend(bookDiscountsSchema, {
  id: z.uuid(),
  name: text(120),
});
export type ChosenBookshop = z.infer<typeof chosenBookshopSchema>;

/** What a customer wants of a line; `prezzo` is what was seen on the screen, in euro. */
export const wantedLineSchema = z.discriminatedUnion('type', [
  z.extend(
    z.pick(bookLineSchema, {
      type: true,
      isbn: true,
      quantity: true,
      prezzo: true,
      classe: true,
      sezione: true,
      children: true,
    }),
    { scuola: z.object({ codice: text(20).check(z.minLength(1)) }) },
  ),
  z.pick(productLineSchema, { type: true, id: true, quantity: true, prezzo: true, children: true }),
]);
export type WantedLine = z.infer<typeof wantedLineSchema>;

/** A day as `2026-09-14`. */
export const daySchema = z.iso.date();

export const dayRangeSchema = z.object({ from: daySchema, to: daySchema });
