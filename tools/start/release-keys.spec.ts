import { makeSigningKeys } from '@zaino/service/signed-text';
import { config } from '@zaino/tools/machine/config';
import { releaseKeys } from './release-keys';

const pair = makeSigningKeys();
const neither = { ...config, releasesSigningKey: undefined, releasesPublicKeys: undefined };

describe('what releases are signed with', () => {
  it('is what the settings say', () => {
    const settings = {
      ...config,
      releasesSigningKey: pair.signingKey,
      releasesPublicKeys: `${pair.publicKey} another`,
    };
    expect(releaseKeys(settings)).toEqual({
      signingKey: pair.signingKey,
      publicKeys: `${pair.publicKey} another`,
    });
  });

  it.each([{ releasesSigningKey: pair.signingKey }, { releasesPublicKeys: pair.publicKey }])(
    'is refused where one half is not said',
    (half) => expect(() => releaseKeys({ ...neither, ...half })).toThrow('set both, or neither'),
  );
});
