import { makeSigningKeys, type SigningKeys } from '@zaino/service/signed-text';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { localPath, readJson, writeJson } from './local-state';

interface ReleaseKeys {
  signingKey: string;
  /** By blanks. */
  publicKeys: string;
}

/** What releases are signed with, by the settings; made once, kept in a file that only its owner reads, where they say nothing. */
export function releaseKeys(settings = config): ReleaseKeys {
  const { releasesSigningKey: signingKey, releasesPublicKeys: publicKeys } = settings;
  if (signingKey !== undefined && publicKeys !== undefined) return { signingKey, publicKeys };
  if (signingKey !== undefined || publicKeys !== undefined) {
    throw new UserError(
      'RELEASES_SIGNING_KEY and RELEASES_PUBLIC_KEYS go together: set both, or neither.',
    );
  }
  const file = localPath('release-keys.json');
  const kept = readJson<SigningKeys | undefined>(file, undefined);
  const keys = kept ?? makeSigningKeys();
  if (!kept) writeJson(file, keys);
  return { signingKey: keys.signingKey, publicKeys: keys.publicKey };
}
