import { type Access, type DeclaredAct, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminUserSchema } from './admin';
import { adminFactorCalls, type FactorCalls, ownFactorCalls } from './calls';
import { MAX_PASSWORD_LENGTH } from './limits';
import {
  appSetupSchema,
  factorCodeSchema,
  factorStatusSchema,
  givenFactor,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  recoveryCodesSchema,
} from './second-factor';

const nothing = z.object({});
const knownPassword = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));
const post = { query: nothing, rateClass: 'sign-in', bodyLimit: 64 * 1024 } as const;

interface FactorTerms<Enrolled> {
  access: Exclude<Access, 'admin'>;
  /** Of admins: what the audit log has of a change. */
  acts?: { added?: DeclaredAct; removed?: DeclaredAct; renewed?: DeclaredAct };
  enrolled: Enrolled;
}

/** The second factors of whoever calls: `Enrolled` is what a new one is answered with. */
function factorEndpoints<const Base extends string, Enrolled extends z.ZodMiniObject>(
  calls: FactorCalls<Base>,
  { access, acts = {}, enrolled }: FactorTerms<Enrolled>,
) {
  return {
    status: defineEndpoint(calls.status, {
      summary: 'The own second factors',
      access,
      query: nothing,
      response: factorStatusSchema,
    }),
    beginApp: defineEndpoint(calls.beginApp, {
      ...post,
      summary: 'Begins the setup of an app for codes (RFC 6238), after the password',
      access,
      body: z.strictObject({ password: knownPassword }),
      response: appSetupSchema,
    }),
    confirmApp: defineEndpoint(calls.confirmApp, {
      ...post,
      summary: 'Ends the setup of an app by its first code',
      access,
      act: acts.added,
      body: z.strictObject({ code: factorCodeSchema }),
      response: enrolled,
    }),
    beginPasskey: defineEndpoint(calls.beginPasskey, {
      ...post,
      summary: 'What a new passkey is made of, after the password',
      access,
      body: z.strictObject({ password: knownPassword }),
      response: passkeyCreationSchema,
    }),
    addPasskey: defineEndpoint(calls.addPasskey, {
      ...post,
      summary: 'Keeps a new passkey',
      access,
      act: acts.added,
      body: z.strictObject({ name: passkeyNameSchema, passkey: newPasskeySchema }),
      response: enrolled,
    }),
    challenge: defineEndpoint(calls.challenge, {
      ...post,
      summary: 'What a passkey of the own account is to sign; null where there is none',
      access,
      response: z.object({ passkey: z.nullable(passkeyRequestSchema) }),
    }),
    remove: defineEndpoint(calls.remove, {
      ...post,
      summary: 'Removes a second factor, after the proof of one',
      access,
      act: acts.removed,
      body: z.strictObject({ factor: z.union([z.literal('app'), z.uuid()]), ...givenFactor }),
      response: factorStatusSchema,
    }),
    renewCodes: defineEndpoint(calls.renewCodes, {
      ...post,
      summary: 'New recovery codes in the place of all others, after the proof of a second factor',
      access,
      act: acts.renewed,
      body: z.strictObject(givenFactor),
      response: z.object({ recoveryCodes: z.array(z.string()) }),
    }),
  } as const;
}

/** The second factors of a customer or an owner of a bookshop. */
export const ownFactorEndpoints = factorEndpoints(ownFactorCalls, {
  access: 'customer',
  enrolled: recoveryCodesSchema,
});

/** The second factors of an admin, who may be about to enrol the first one. */
export const adminFactorEndpoints = factorEndpoints(adminFactorCalls, {
  access: 'enrolling-admin',
  acts: {
    added: 'admins.factor-added',
    removed: 'admins.factor-removed',
    renewed: 'admins.codes-renewed',
  },
  enrolled: z.extend(recoveryCodesSchema, {
    /** The session that a first factor opens; null for who has one already. */
    session: z.nullable(z.object({ token: z.string(), user: adminUserSchema })),
  }),
});
