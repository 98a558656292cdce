import { sealingKeysSchema } from '@zaino/service/sealing-keys';
import { SealedSecrets } from './sealed-secrets';

const secretOf = (letter: string) => letter.repeat(32);
const sealedBy = (keys: string) =>
  new SealedSecrets({ SECOND_FACTOR_KEYS: sealingKeysSchema.parse(keys) });
const ada = { kind: 'customer', id: 'a' } as const;
const secret = Buffer.from('12345678901234567890');

describe('sealed secrets', () => {
  it('open by the key that they name, while another one is in use', () => {
    const before = sealedBy(`one:${secretOf('a')}`);
    const sealed = before.seal(ada, secret);
    const after = sealedBy(`two:${secretOf('b')},one:${secretOf('a')}`);
    expect(after.open(ada, sealed)).toEqual(secret);
    expect([before.isOutdated(sealed), after.isOutdated(sealed)]).toEqual([false, true]);
    expect(after.seal(ada, secret).keyId).toBe('two');
  });

  it('open for no other account, by no other key, and not once they were changed', () => {
    const secrets = sealedBy(`one:${secretOf('a')}`);
    const sealed = secrets.seal(ada, secret);
    expect(() => secrets.open({ ...ada, kind: 'admin' }, sealed)).toThrow();
    expect(() => secrets.open({ ...ada, id: 'b' }, sealed)).toThrow();
    expect(() => sealedBy(`one:${secretOf('b')}`).open(ada, sealed)).toThrow();
    expect(() => sealedBy(`two:${secretOf('a')}`).open(ada, sealed)).toThrow(/no key one/);
    const [first] = sealed.sealedSecret;
    const changed = `${first === 'A' ? 'B' : 'A'}${sealed.sealedSecret.slice(1)}`;
    expect(() => secrets.open(ada, { ...sealed, sealedSecret: changed })).toThrow();
  });

  it('never look alike', () => {
    const secrets = sealedBy(`one:${secretOf('a')}`);
    expect(secrets.seal(ada, secret)).not.toEqual(secrets.seal(ada, secret));
  });

  it.each(['', 'one', `one:${'a'.repeat(31)}`, `one:${secretOf('a')},one:${secretOf('b')}`, ','])(
    'have no keys in %j',
    (text) => {
      expect(sealingKeysSchema.safeParse(text).success).toBe(false);
    },
  );
});
