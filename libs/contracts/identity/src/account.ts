import * as z from 'zod/mini';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  NICKNAME_LENGTH,
  SCHOOL_NAME_LENGTH,
} from './limits';

/** Kept in lower case: two spellings of one address are one account. */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email('Scrivi un indirizzo e-mail valido'),
);

export const passwordSchema = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, 'La password deve essere di almeno 6 caratteri'),
    z.maxLength(MAX_PASSWORD_LENGTH, 'La password può avere al massimo 200 caratteri'),
  );

/** One line: it is shown in headers of pages, in mails and on labels. */
const text = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Scrivi su una riga sola'),
    );
const postalCode = z.union([
  z.literal(''),
  z.string().check(z.regex(/^\d{5}$/, 'Il CAP ha cinque cifre')),
]);
const phone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(30),
    z.regex(/^[+\d ()./-]*$/, 'Scrivi un numero di telefono valido'),
  );

/** What the owner of an account may change of it by the profile form. */
export const profileChangesSchema = z.partial(
  z.strictObject({
    displayName: text(120).check(z.minLength(1, 'Scrivi il tuo nome')),
    firstName: text(60),
    lastName: text(60),
    phone,
    address: text(200),
    city: text(100),
    postalCode,
    province: text(100),
  }),
);
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** Specification, point 3. */
export const profileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** An address that waits for its verification; null where none does. */
  pendingEmail: z.nullable(z.string()),
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
export const registrationSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  profile: z.strictObject({
    name: text(120).check(z.minLength(1, 'Scrivi il tuo nome')),
    firstName: z.optional(text(60)),
    lastName: z.optional(text(60)),
    phone: z.optional(phone),
    address: z.optional(text(200)),
    city: z.optional(text(100)),
    postalCode: z.optional(postalCode),
    province: z.optional(text(100)),
    /** Its form is the bookshops service's to judge: `domainSchema` of its contract. */
    domain: z.optional(text(100)),
  }),
});
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

export const childChangesSchema = z.strictObject({
  nickname: text(NICKNAME_LENGTH).check(z.minLength(1, 'Scrivi un soprannome')),
  schoolCode: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{10}$/, 'Il codice della scuola ha dieci caratteri'),
    ),
  schoolName: text(SCHOOL_NAME_LENGTH).check(z.minLength(1)),
  classe: text(10).check(z.minLength(1, 'Scegli una classe')),
  sezione: text(30),
});
export type ChildChanges = z.input<typeof childChangesSchema>;
