import * as z from 'zod/mini';

/** A school's code as the ministry writes it: ten letters and digits. */
export const schoolCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9]{10}$/, 'Il codice della scuola ha dieci caratteri'),
  );
