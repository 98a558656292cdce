import type { Live, LiveCanary } from '@zaino/contracts/releases';
import { makeSigningKeys, readSigningKey, signText } from '@zaino/service/signed-text';
import { cartPage } from './open-store';
import { PublishedReleases } from './published-releases';

export const [ours, others] = [makeSigningKeys(), makeSigningKeys()];

export const A_PREVIEW = '0b9c2b4e-55a5-4c3a-9d67-0a2f6f3f3b01';

/** A token as links and cookies carry it. */
export const tokenOf = (said: object, { signingKey } = ours) =>
  Buffer.from(signText(JSON.stringify(said), readSigningKey(signingKey))).toString('base64url');

export const aPreview = (changes: object = {}) => ({
  id: A_PREVIEW,
  versions: { cart: 'c2' },
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...changes,
});

/** The cart from the machine of who looks, as the cookie says it. */
export const aLocalCart = (changes: object = {}) => ({
  id: A_PREVIEW,
  local: { app: 'cart', origin: 'http://localhost:4290' },
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...changes,
});

export const aCanary = (changes: Partial<LiveCanary> = {}): LiveCanary => ({
  id: 'f1a6a3a0-3c5c-4a36-8a3e-6a0f3f1f7a11',
  app: 'cart',
  version: 'c2',
  from: 0,
  to: 5000,
  tenant: null,
  isForStaff: false,
  ...changes,
});

/** Signed releases: a shell, and a cart in two versions, of which c1 is live. */
export class PreviewedShop extends PublishedReleases {
  constructor(live: Partial<Live> = {}) {
    super(readSigningKey(ours.signingKey));
    this.publish({ name: 'shell', version: 's1' });
    this.addCart('c2');
    this.addCart('c1');
    this.activate('cart', 'c1');
    this.change(live);
  }

  addCart(version: string): void {
    this.add({ name: 'cart', version, mounts: ['/cart'], bundle: cartPage(`cart ${version}`) });
  }
}
