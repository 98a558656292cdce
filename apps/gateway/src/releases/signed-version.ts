import type { KeyObject } from 'node:crypto';
import { openSignedText } from '@zaino/service/signed-text';
import { z } from 'zod';

/** What the gateway reads of `signature.json`: the registry writes it when a version is published. */
const signedVersionSchema = z.object({
  app: z.string(),
  version: z.string(),
  number: z.string(),
  /** Of the bytes of `release.json`, as `sha256-…` in base64. */
  manifest: z.string(),
});

interface VersionToCheck {
  app: string;
  version: string;
  /** What `release.json` is, as above. */
  manifest: string;
  /** Null where no signature is asked for. */
  keys: readonly KeyObject[] | null;
}

/**
 * The number that the registry has given a version, by the text of its `signature.json`; throws where keys are given
 * and it is not signed by one of them, or is that of something else.
 */
export function checkSignedVersion(
  file: string | undefined,
  { app, version, manifest, keys }: VersionToCheck,
): string | undefined {
  if (keys === null) return file && numberIn(file);
  if (file === undefined) throw new Error('It is not signed');
  const signed = signedVersionSchema.parse(JSON.parse(openSignedText(file, keys)));
  const isThis = signed.app === app && signed.version === version;
  if (!isThis) throw new Error(`The signature is of ${signed.app} ${signed.version}`);
  if (signed.manifest !== manifest) throw new Error('Its release.json is not the signed one');
  return signed.number;
}

function numberIn(file: string): string | undefined {
  try {
    return signedVersionSchema.parse(JSON.parse(openSignedText(file, null))).number;
  } catch {
    // Where no signature is asked for it is only missed as a number.
    return undefined;
  }
}
