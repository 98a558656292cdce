import { CODE_MISSING, LABEL_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { PASSKEY_NAME_LENGTH } from './limits';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(16_000));
const transports = z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10));
const publicKey = z.literal('public-key');
const verification = z.enum(['discouraged', 'preferred', 'required']);
const knownPasskey = z.object({
  id: bytes,
  type: publicKey,
  transports: z.optional(transports),
});

/** What a browser needs to make a passkey (W3C WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  challenge: bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({
    residentKey: verification,
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  challenge: bytes,
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(knownPasskey),
  userVerification: verification,
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const credential = {
  id: bytes,
  rawId: bytes,
  type: publicKey,
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

/** A new passkey as the browser gives it (`RegistrationResponseJSON`), without what we do not read. */
export const newPasskeySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(transports),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The use of a passkey as the browser gives it (`AuthenticationResponseJSON`). */
export const usedPasskeySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

/** Six figures of an app or a recovery code, with whatever blanks and hyphens between. */
export const factorCodeSchema = z
  .string()
  .check(z.trim(), z.minLength(1, CODE_MISSING), z.maxLength(60));

/** A second factor as it is given: at most one of the two counts, the passkey first. */
export const givenFactor = {
  code: z.optional(factorCodeSchema),
  passkey: z.optional(usedPasskeySchema),
};

/** By what somebody can go on whose password was right; a recovery code always does. */
export const offeredFactorsSchema = z.object({
  app: z.boolean(),
  /** Null where there is no passkey for this address of the shop. */
  passkey: z.nullable(passkeyRequestSchema),
});
export type OfferedFactors = z.infer<typeof offeredFactorsSchema>;

/** The second factors of an account. */
export const factorStatusSchema = z.object({
  app: z.nullable(
    z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) }),
  ),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  recoveryCodesLeft: z.int(),
});
export type FactorStatus = z.infer<typeof factorStatusSchema>;

/** What an app is set up with: the key as text, and as the address in the QR code (`otpauth:`). */
export const appSetupSchema = z.object({ key: z.string(), uri: z.string() });
export type AppSetup = z.infer<typeof appSetupSchema>;

/** Shown this once; null where the account has some already. */
export const recoveryCodesSchema = z.object({
  recoveryCodes: z.nullable(z.array(z.string())),
});

export const passkeyNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, LABEL_MISSING), z.maxLength(PASSKEY_NAME_LENGTH));
