import * as z from 'zod/mini';

export const documentKinds = [
  'ricevuta',
  'fattura',
  'dichiarazione-spese',
  'ricevuta-recesso',
] as const;
export const documentKindSchema = z.enum(documentKinds);

/** A document by its name in an address: `ricevuta.pdf`. */
export const documentFileSchema = z
  .string()
  .check(z.regex(/^(ricevuta|fattura|dichiarazione-spese|ricevuta-recesso)\.pdf$/));

export const orderDocumentSchema = z.object({
  kind: documentKindSchema,
  title: z.string(),
  path: z.string(),
});
