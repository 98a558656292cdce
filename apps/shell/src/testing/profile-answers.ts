import {
  accountEndpoints,
  authEndpoints,
  contactEndpoints,
  ownFactorEndpoints,
} from '@zaino/contracts/identity';
import { makeDevice, makePreference, makeProfile, makeSession } from './account-factories';
import { answer } from '@zaino/web/fake-network';

/** A family on one of its two devices. */
export const session = makeSession();
export const here = makeDevice({ id: 's-here', device: 'Chrome su Android', isCurrent: true });
export const there = makeDevice();

/** No second factor. */
export const noFactors = { app: null, passkeys: [], recoveryCodesLeft: 0 };

/** Its profile, all of which answers. */
export const calm = [
  answer(accountEndpoints.profile, () => makeProfile()),
  answer(authEndpoints.sessions, () => ({ sessions: [here, there] })),
  answer(contactEndpoints.preferences, () => ({ preferences: [makePreference()] })),
  answer(ownFactorEndpoints.status, () => noFactors),
  answer(authEndpoints.me, () => ({ ...session, tenant: null })),
  answer(authEndpoints.provider, () => ({
    kind: 'password' as const,
    startPath: null,
    name: null,
  })),
];

/** What most calls that change something answer. */
export const done = () => ({ success: true as const });
