import * as z from 'zod/mini';

/**
 * Customers, owners of bookshops (`bookshop`) and their colleagues have an account of the shop; admins have one of their
 * own.
 */
export const roles = ['customer', 'bookshop', 'colleague', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Who is signed in, as every page may know it. */
export const sessionUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  displayName: z.string(),
  role: roleSchema,
  /** The bookshop of its owner, or the one in which a colleague works. */
  tenantId: z.nullable(z.string()),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** A signed-in customer's or owner's session, as the browser gets it. */
export const sessionSchema = z.object({
  user: sessionUserSchema,
  customerToken: z.string(),
  csrfToken: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;
