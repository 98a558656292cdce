import { bookshopNameSchema } from '@zaino/contracts/bookshops';
import {
  emailSchema,
  lineSchema,
  optionalPhoneSchema,
  optionalPostalCodeSchema,
  ownNameSchema,
  schoolCodeSchema,
  sentences,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  MAX_BOOKS_OF_A_CALL,
  MAX_PASSWORD_LENGTH,
  MIN_ADMIN_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  NICKNAME_LENGTH,
  SCHOOL_NAME_LENGTH,
} from './limits';

const passwordFrom = (minLength: number) =>
  z
    .string()
    .check(
      z.minLength(minLength, `La password deve essere di almeno ${minLength} caratteri`),
      z.maxLength(
        MAX_PASSWORD_LENGTH,
        `La password può avere al massimo ${MAX_PASSWORD_LENGTH} caratteri`,
      ),
    );

export const passwordSchema = passwordFrom(MIN_PASSWORD_LENGTH);
export const adminPasswordSchema = passwordFrom(MIN_ADMIN_PASSWORD_LENGTH);

/** The secret of a mail's link. */
export const linkTokenSchema = z.string().check(z.minLength(20), z.maxLength(100));

/** A password that is chosen, as a form asks for it. */
export const newPasswordSchema = z.object({ password: passwordSchema });

/** The address that a link is sent to, and the page of the shop that the way leads back to. */
export const resetRequestSchema = z.strictObject({
  email: emailSchema,
  origin: z.optional(z.string().check(z.maxLength(2000))),
});

/** What the owner of an account may change of it by the profile form. */
export const profileChangesSchema = z.partial(
  z.strictObject({
    displayName: ownNameSchema(120),
    firstName: lineSchema(60),
    lastName: lineSchema(60),
    phone: optionalPhoneSchema,
    address: lineSchema(200),
    city: lineSchema(100),
    postalCode: optionalPostalCodeSchema,
    province: lineSchema(100),
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
    name: ownNameSchema(120),
    firstName: z.optional(lineSchema(60)),
    lastName: z.optional(lineSchema(60)),
    phone: z.optional(optionalPhoneSchema),
    address: z.optional(lineSchema(200)),
    city: z.optional(lineSchema(100)),
    postalCode: z.optional(optionalPostalCodeSchema),
    province: z.optional(lineSchema(100)),
    /** Its form is the bookshops service's to judge: `domainSchema` of its contract. */
    domain: z.optional(lineSchema(100)),
    /** What the bookshop of that domain is called; words of the domain where it is left out. */
    bookshopName: z.optional(bookshopNameSchema),
  }),
});
export type Registration = z.input<typeof registrationSchema>;

/** A bookshop for an account that has none; the form of its domain is the bookshops service's to judge. */
export const openBookshopSchema = z.strictObject({
  name: bookshopNameSchema,
  domain: z.string().check(z.trim(), z.minLength(1, 'Scrivi un dominio'), z.maxLength(100)),
});

/** A class that a family buys books for (Regolamento UE 2016/679: a nickname is all that is kept of a child). */
export const childSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  schoolCode: z.string(),
  schoolName: z.string(),
  /** First calendar year of the school year that the class is of; left out by services that do not tell. */
  schoolYear: z.optional(z.int()),
  classe: z.string(),
  /** `*` while nobody knows it. */
  sezione: z.string(),
  /** Since when the rest of the list is kept for the day on which the section is known; left out where it is not. */
  restKeptAt: z.optional(z.iso.datetime()),
});
export type Child = z.infer<typeof childSchema>;

export const childChangesSchema = z.strictObject({
  nickname: lineSchema(NICKNAME_LENGTH).check(z.minLength(1, sentences.nickname)),
  schoolCode: schoolCodeSchema,
  schoolName: lineSchema(SCHOOL_NAME_LENGTH).check(z.minLength(1)),
  /** Of the list that the class was chosen from; left out, that of the class as it was, or of the day. */
  schoolYear: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
  classe: lineSchema(10).check(z.minLength(1, 'Scegli una classe')),
  sezione: lineSchema(30),
});
export type ChildChanges = z.input<typeof childChangesSchema>;

/** What a family has said of a book by hand: that the child has it, or that it does not, whatever the shop would think. */
export const childBookSchema = z.object({
  childId: z.uuid(),
  /** As the class's list has it. */
  isbn: z.string(),
  isOwned: z.boolean(),
});
export type ChildBook = z.infer<typeof childBookSchema>;

export const bookMarksSchema = z.strictObject({
  books: z
    .array(
      z.strictObject({
        isbn: lineSchema(20).check(z.minLength(1)),
        /** Null takes back what was said. */
        isOwned: z.nullable(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_BOOKS_OF_A_CALL)),
});
