import { appCodes } from './app-codes';

const { newSecret, setupOf, stepOf } = appCodes;

/** RFC 6238, appendix B, for SHA-1: seconds and the code of eight figures, of which an app shows the last six. */
const vectors: [number, string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];
const secret = Buffer.from('12345678901234567890');

describe('codes of an app', () => {
  it.each(vectors)('at second %i are those of RFC 6238', (second, code) => {
    expect(stepOf(secret, code.slice(2), second * 1000)).toBe(Math.floor(second / 30));
  });

  it.each([
    ['two steps before', -61_000, false],
    ['one step before', -30_000, true],
    ['one step after', 30_000, true],
    ['two steps after', 60_000, false],
  ])('count %s: %i ms, %p', (_when, ms, counts) => {
    const at = 1111111110_000;
    // The code of that moment, looked at from another one.
    expect(stepOf(secret, '050471', at - ms) !== null).toBe(counts);
  });

  it.each(['', '05047', '0504711', 'abcdef', '０５０４７１', '05 471'])('are never %j', (code) => {
    expect(stepOf(secret, code, 1111111111_000)).toBeNull();
  });

  it('come of a key that an app reads as text or by its address', () => {
    const { key, uri } = setupOf(secret, { issuer: 'Zaino', label: 'ada@posta.example' });
    expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const { protocol, searchParams } = new URL(uri);
    expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
      'otpauth:',
      key,
      'Zaino',
    ]);
  });

  it('have keys of 160 bits, no two alike', () => {
    expect(newSecret()).toHaveLength(20);
    expect(newSecret()).not.toEqual(newSecret());
  });
});
