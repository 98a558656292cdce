import * as z from 'zod/mini';
import { sentences } from './sentences';

/** Text of one line: it is shown in headers of pages, in mails and on labels. */
export const lineSchema = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Scrivi su una riga sola'),
    );

/** A name by which somebody is spoken to. */
export const ownNameSchema = (most: number) =>
  lineSchema(most).check(z.minLength(1, sentences.ownName));

/** Kept in lower case: two spellings of one address are one account. */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email(),
);

const phoneLike = (form: RegExp) =>
  lineSchema(30).check(z.regex(form, 'Scrivi un numero di telefono valido'));

/** Of somebody who may be called. */
export const phoneSchema = phoneLike(/^[+\d ()./-]{6,}$/);
/** The same for somebody who need not say it. */
export const optionalPhoneSchema = phoneLike(/^[+\d ()./-]*$/);

export const postalCodeSchema = z
  .string()
  .check(z.trim(), z.regex(/^\d{5}$/, 'Il CAP ha cinque cifre'));
export const optionalPostalCodeSchema = z.union([z.literal(''), postalCodeSchema]);
