import { z } from 'zod';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  NICKNAME_LENGTH,
  SCHOOL_NAME_LENGTH,
} from './limits';

/** Kept in lower case: two spellings of one address are one account. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Scrivi un indirizzo e-mail valido'));

export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'La password deve essere di almeno 6 caratteri')
  .max(MAX_PASSWORD_LENGTH, 'La password può avere al massimo 200 caratteri');

/** One line: it is shown in headers of pages, in mails and on labels. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Scrivi su una riga sola');
const postalCode = z.union([z.literal(''), z.string().regex(/^\d{5}$/, 'Il CAP ha cinque cifre')]);
const phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^[+\d ()./-]*$/, 'Scrivi un numero di telefono valido');

/** What the owner of an account may change of it by the profile form. */
export const profileChangesSchema = z
  .object({
    displayName: text(120).min(1, 'Scrivi il tuo nome'),
    firstName: text(60),
    lastName: text(60),
    phone,
    address: text(200),
    city: text(100),
    postalCode,
    province: text(100),
  })
  .partial()
  .strict();
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** Specification, point 3. */
export const profileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** An address that waits for its verification; null where none does. */
  pendingEmail: z.string().nullable(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * Specification, point 3. The first word of the name becomes `firstName`, the rest `lastName`, unless they are
 * given. With a `domain` it is a bookshop's registration, without one a family's.
 */
export const registrationSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    profile: z
      .object({
        name: text(120).min(1, 'Scrivi il tuo nome'),
        firstName: text(60).optional(),
        lastName: text(60).optional(),
        phone: phone.optional(),
        address: text(200).optional(),
        city: text(100).optional(),
        postalCode: postalCode.optional(),
        province: text(100).optional(),
        /** Its form is the bookshops service's to judge: `domainSchema` of its contract. */
        domain: text(100).optional(),
      })
      .strict(),
  })
  .strict();
export type Registration = z.input<typeof registrationSchema>;

/** A class that a family buys books for (Regolamento UE 2016/679: a nickname is all that is kept of a child). */
export const childSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  schoolCode: z.string(),
  schoolName: z.string(),
  classe: z.string(),
  sezione: z.string(),
});
export type Child = z.infer<typeof childSchema>;

export const childChangesSchema = z
  .object({
    nickname: text(NICKNAME_LENGTH).min(1, 'Scrivi un soprannome'),
    schoolCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{10}$/, 'Il codice della scuola ha dieci caratteri'),
    schoolName: text(SCHOOL_NAME_LENGTH).min(1),
    classe: text(10).min(1, 'Scegli una classe'),
    sezione: text(30),
  })
  .strict();
export type ChildChanges = z.input<typeof childChangesSchema>;
