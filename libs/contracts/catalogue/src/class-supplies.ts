import * as z from 'zod/mini';
import { NO_SUCH_YEAR } from './refusal-texts';
import {
  LONGEST_SUPPLY,
  LONGEST_SUPPLY_NOTE,
  MOST_SUPPLIES,
  MOST_SUPPLY_PIECES,
  MOST_SUPPLY_PRODUCTS,
} from './limits';
import { productIdSchema, productSchema } from './product';

/** Grades of school (the same as in the rules). */
const schoolGradeSchema = z.enum(['primaria', 'media', 'superiore']);

/** Years of the course that a grade has. */
const yearsOf: Record<z.infer<typeof schoolGradeSchema>, number> = {
  primaria: 5,
  media: 3,
  superiore: 5,
};

const year = z.int().check(z.gte(1), z.lte(5));

/** A thing that a class needs, as an admin enters it. */
export const wantedSupplySchema = z.strictObject({
  nome: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scrivi che cosa serve'), z.maxLength(LONGEST_SUPPLY)),
  quantita: z.int().check(z.gte(1), z.lte(MOST_SUPPLY_PIECES)),
  nota: z.string().check(z.trim(), z.maxLength(LONGEST_SUPPLY_NOTE)),
  /** Products that serve, the proposed one first. */
  prodotti: z.array(productIdSchema).check(
    z.minLength(1, 'Scegli almeno un prodotto che va bene'),
    z.maxLength(MOST_SUPPLY_PRODUCTS),
    z.refine((ids) => new Set(ids).size === ids.length, 'Un prodotto c’è due volte'),
  ),
});
export type WantedSupply = z.output<typeof wantedSupplySchema>;

const suppliesFields = {
  grado: schoolGradeSchema,
  anno: year,
  /** Without any the list is shown to nobody. */
  voci: z.array(wantedSupplySchema).check(z.maxLength(MOST_SUPPLIES)),
};

/** The standard materials of a year, as an admin enters them. */
export const classSuppliesInputSchema = z.strictObject(suppliesFields).check(
  z.refine(({ grado, anno }) => anno <= yearsOf[grado], {
    path: ['anno'],
    message: NO_SUCH_YEAR,
  }),
);
export type ClassSuppliesInput = z.output<typeof classSuppliesInputSchema>;

/** What a save sends: grade and year stay. */
export const classSuppliesSaveSchema = z.strictObject({
  voci: suppliesFields.voci,
  /** The version that was edited. */
  versione: z.int().check(z.gte(1)),
});

/** What staff sees of a product that serves. */
export const chosenProductSchema = z.object({
  id: z.string(),
  /** Its id where it was deleted. */
  nome: z.string(),
  /** Euro; null where it was deleted. */
  prezzo: z.nullable(z.number()),
  /** Whether a family can buy it now. */
  disponibile: z.boolean(),
});
export type ChosenProduct = z.infer<typeof chosenProductSchema>;

/** The same as staff sees it. */
export const adminClassSuppliesSchema = z.object({
  id: z.string(),
  grado: schoolGradeSchema,
  anno: z.int(),
  voci: z.array(
    z.object({
      nome: z.string(),
      quantita: z.int(),
      nota: z.string(),
      prodotti: z.array(chosenProductSchema),
    }),
  ),
  /** Counts the saves: sent back with the next one. */
  versione: z.int(),
  modificato: z.iso.datetime(),
});
export type AdminClassSupplies = z.infer<typeof adminClassSuppliesSchema>;

/** A product that serves, with what buying it needs; of the images the first. */
export const servingProductSchema = z.pick(productSchema, {
  id: true,
  nome: true,
  categoria: true,
  immagini: true,
  prezzoVendita: true,
  prezzoScontato: true,
  disponibile: true,
  pezzi_disponibili: true,
  pezzi_singolo_acquisto: true,
});
export type ServingProduct = z.infer<typeof servingProductSchema>;

/** The standard materials of a year as families see them. */
export const classSuppliesSchema = z.object({
  grado: schoolGradeSchema,
  anno: z.int(),
  modificato: z.iso.datetime(),
  voci: z.array(
    z.object({
      nome: z.string(),
      quantita: z.int(),
      /** Empty without. */
      nota: z.string(),
      /** That are shown in the shop, the proposed one first; none where all of them have gone. */
      prodotti: z.array(servingProductSchema),
    }),
  ),
});
export type ClassSupplies = z.infer<typeof classSuppliesSchema>;
export type ClassSupply = ClassSupplies['voci'][number];

/** Which years have materials. */
export const knownClassSuppliesSchema = z.object({
  grado: schoolGradeSchema,
  anno: z.int(),
  voci: z.int(),
});
export type KnownClassSupplies = z.infer<typeof knownClassSuppliesSchema>;

/** In a path: `primaria/1`. */
export const classSuppliesParamsSchema = z.object({
  grado: schoolGradeSchema,
  anno: z.string().check(z.regex(/^[1-5]$/)),
});
