import type {
  CreationOptions,
  MadePasskey,
  RequestOptions,
  SignedByPasskey,
} from '@zaino/web/passkeys';

/** A code of an app or a recovery code, or the use of a passkey. */
export interface SentFactor {
  code?: string;
  passkey?: SignedByPasskey;
}

/** By what somebody may go on. */
export interface ShownFactors {
  app: boolean;
  passkey: RequestOptions | null;
}

export interface ShownFactorStatus {
  app: { createdAt: string; lastUsedAt: string | null } | null;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
}

export interface EnrolmentAnswer {
  recoveryCodes: string[] | null;
}

/** The calls about second factors, of a customer or of an admin; they reject with `ApiError`. */
export interface FactorApi<Added extends EnrolmentAnswer = EnrolmentAnswer> {
  beginApp: (password: string) => Promise<{ key: string; uri: string }>;
  confirmApp: (code: string) => Promise<Added>;
  beginPasskey: (password: string) => Promise<CreationOptions>;
  addPasskey: (input: { name: string; passkey: MadePasskey }) => Promise<Added>;
  challenge: () => Promise<{ passkey: RequestOptions | null }>;
  remove: (input: { factor: string } & SentFactor) => Promise<unknown>;
  renewCodes: (given: SentFactor) => Promise<{ recoveryCodes: string[] }>;
}
