import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { reportError } from './telemetry';

export type { CreationOptions, RequestOptions };

/** Few use passkeys: a chunk of its own. */
const loadWebAuthn = () => import(/* webpackChunkName: 'webauthn' */ '@simplewebauthn/browser');

/** Whether this browser knows passkeys; false on the server too. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** A new passkey, with what the service reads of it; null where the person, or the browser, would not. */
export async function makePasskey(optionsJSON: CreationOptions) {
  const made = await orNull(async () => (await loadWebAuthn()).startRegistration({ optionsJSON }));
  if (made === null) return null;
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { ...ofEvery(made), response: { clientDataJSON, attestationObject, transports } };
}

/** The use of a passkey, with what the service reads of it; null where the person, or the browser, would not. */
export async function signByPasskey(optionsJSON: RequestOptions) {
  const used = await orNull(async () =>
    (await loadWebAuthn()).startAuthentication({ optionsJSON }),
  );
  if (used === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    ...ofEvery(used),
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

export type MadePasskey = NonNullable<Awaited<ReturnType<typeof makePasskey>>>;
export type SignedByPasskey = NonNullable<Awaited<ReturnType<typeof signByPasskey>>>;

interface OfEvery {
  id: string;
  rawId: string;
  authenticatorAttachment?: 'platform' | 'cross-platform';
}

function ofEvery({ id, rawId, authenticatorAttachment }: OfEvery) {
  return { id, rawId, type: 'public-key' as const, authenticatorAttachment };
}

/** Who closes the browser's question makes no error; all else is one that we want to hear of. */
async function orNull<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    const isRefusal = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);
    if (!isRefusal) reportError(error);
    return null;
  }
}
