import { configSchema } from '../config';
import { upstreams } from '../upstreams';
import { automationLimits, challengeLevel, largestNumber } from './automation-limits';

describe('what is asked of a browser', () => {
  it.each([
    [1, undefined, undefined],
    [8, undefined, undefined],
    [9, 0, 0],
    [15, 0, 0],
    [16, 1, 0],
    [31, 1, 0],
    [32, 2, 1],
    [64, 3, 1],
    [128, 4, 2],
    [256, 5, 2],
    [512, 5, 3],
    [1_000_000, 5, 5],
  ])('rises with the calls and has an end: %d', (used, ofPerson, ofAddress) => {
    expect(challengeLevel(used, { limit: 8, kind: 'person' })).toBe(ofPerson);
    expect(challengeLevel(used, { limit: 8, kind: 'address' })).toBe(ofAddress);
  });

  it('has less than a second’s work for a thousand families who order behind one address in an hour', () => {
    const limit = automationLimits.order.address;
    const level = challengeLevel(1_000, { limit, kind: 'address' }) ?? 0;
    // A slow phone takes a hundred thousand hashes a second or more, and half of the numbers as a rule.
    expect(largestNumber(level) / 2).toBeLessThan(100_000);
  });
});

it('is asked for what the contracts say, and nothing else', () => {
  const services = upstreams(configSchema.parse({}));
  const protectedCalls = services
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ automation }) => automation)
    .map(({ automation, method, path }) => `${automation?.class}: ${method} ${path}`);
  expect(protectedCalls.sort()).toEqual([
    'like: POST /api/likeBlogArticle',
    'mail: POST /api/auth/reset-requests',
    'mail: POST /api/auth/verification-requests',
    'mail: POST /api/colleagues/invitations',
    'mail: POST /api/colleagues/invitations/:id/mail',
    'mail: POST /api/guest-links',
    'mail: POST /api/profile/email',
    'mail: POST /api/support-messages',
    'order: POST /api/guests',
    'order: POST /api/orders',
    'order: POST /api/orders/:id/cancellation',
    'order: POST /api/orders/:id/dropped-extras',
    'sign-up: POST /api/auth/register',
    'sign-up: POST /api/profile/bookshop',
    'voucher: POST /api/checkout/state-vouchers',
    'voucher: POST /api/quotes',
  ]);
});

describe('the settings of challenges', () => {
  const wrong = (env: Record<string, string>) =>
    configSchema.safeParse(env).error?.issues.map(({ path }) => path.join('.'));

  it.each([
    [{ CHALLENGE_SERVICE_URL: 'https://challenges.example' }, 'CHALLENGE_SERVICE_KEY'],
    [{ CHALLENGE_SERVICE_KEY: 'a key of that service' }, 'CHALLENGE_SERVICE_URL'],
    [{ CHALLENGE_KEYS: 'short' }, 'CHALLENGE_KEYS.0'],
    [{ CHALLENGE_KEYS: ' ' }, 'CHALLENGE_KEYS'],
    [{ CHALLENGE_KEYS: ['a', 'b', 'c'].map((one) => one.repeat(32)).join() }, 'CHALLENGE_KEYS'],
    [{ CHALLENGE_FACTOR: '-1' }, 'CHALLENGE_FACTOR'],
  ])('are refused at start where they are no use: %o', (env, name) => {
    expect(wrong(env)).toEqual([name]);
  });

  it('may be left out', () => {
    expect(wrong({})).toBeUndefined();
  });
});
