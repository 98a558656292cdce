import * as z from 'zod/mini';

/** A school's code (plesso): ten letters and digits, as the ministry writes it. */
export const schoolCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z]{2}[A-Z0-9]{8}$/, 'Il codice scuola ha dieci lettere e cifre'),
  );

/** A school as families see it; names are in their readable spelling (specification, point 3). */
export const schoolSchema = z.object({
  codiceScuola: z.string(),
  nomeScuola: z.string(),
  indirizzo: z.nullable(z.string()),
  cap: z.nullable(z.string()),
  comune: z.string(),
  provincia: z.string(),
  /** Car-plate code of the province, as in "Rovereto (TN)". */
  siglaProvincia: z.string(),
  regione: z.string(),
  tipologiaGrado: z.string(),
  caratteristica: z.nullable(z.string()),
  regioneAutonoma: z.boolean(),
  codiceIstituto: z.nullable(z.string()),
  nomeIstituto: z.nullable(z.string()),
  /** Whether the school has a list of adopted books in the school year shown. */
  conAdozioni: z.boolean(),
  /** Of an institute's own seat: how many of its other schools have such a list. 0 for every other school. */
  scuoleConLista: z.int().check(z.nonnegative()),
});
export type School = z.infer<typeof schoolSchema>;
