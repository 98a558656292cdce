import { NAME_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { LONGEST_ADDRESS, LONGEST_MAKER, LONGEST_URL } from './limits';

const isElectronicAddress = (text: string) =>
  /^https?:\/\/[^/\s]+\S*$/i.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Who is named with an address on paper and one on the net (Reg. (UE) 2023/988, art. 19). */
const contactFields = {
  nome: z.string().check(z.trim(), z.minLength(1, NAME_MISSING), z.maxLength(LONGEST_MAKER)),
  indirizzo: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scrivi l’indirizzo postale'), z.maxLength(LONGEST_ADDRESS)),
  /** An e-mail address, or that of a web page. */
  contatto: z
    .string()
    .check(
      z.trim(),
      z.maxLength(LONGEST_URL),
      z.refine(
        isElectronicAddress,
        'Serve un’e-mail, o un indirizzo che comincia con http:// o https://',
      ),
    ),
};

/** Who made a product, as an admin enters it. */
export const makerInputSchema = z.strictObject({
  ...contactFields,
  /** ISO 3166, two capital letters. */
  paese: z.string().check(z.regex(/^[A-Z]{2}$/, 'Scegli il paese')),
  /** The responsible person in the Union, for a maker outside it (art. 16); null as long as nobody is known. */
  responsabile: z.nullable(z.strictObject(contactFields)),
});
export type MakerInput = z.output<typeof makerInputSchema>;

/** The same as a page shows it. */
const shownMakerSchema = z.object({
  nome: z.string(),
  indirizzo: z.string(),
  contatto: z.string(),
  paese: z.string(),
  responsabile: z.nullable(
    z.object({ nome: z.string(), indirizzo: z.string(), contatto: z.string() }),
  ),
});
export type ShownMaker = z.infer<typeof shownMakerSchema>;

/** The same with what only admins see. */
export const makerSchema = z.extend(shownMakerSchema, {
  id: z.string(),
  /** Counts the saves: sent back with the next one. */
  versione: z.int(),
  /** How many products name it. */
  prodotti: z.int(),
});
export type Maker = z.infer<typeof makerSchema>;

/** Whether a product bears the CE mark; `da-verificare` as long as nobody has looked. */
export const ceMarkings = ['da-verificare', 'non-dovuta', 'presente'] as const;
export type CeMarking = (typeof ceMarkings)[number];

/** What the page of a product says of its safety (Reg. (UE) 2023/988, art. 19). */
export const productSafetySchema = z.object({
  /** Null as long as nobody is known. */
  produttore: z.nullable(shownMakerSchema),
  /** Plain text in Italian; empty without any. */
  avvertenze: z.string(),
  marcaturaCe: z.enum(ceMarkings),
});
export type ProductSafety = z.infer<typeof productSafetySchema>;
