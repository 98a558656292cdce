import type { Live } from '@zaino/contracts/releases';
import {
  makeSigningKeys,
  readPublicKeys,
  readSigningKey,
  signText,
} from '@zaino/service/signed-text';
import { LiveDocument } from './live-document';

const [ours, others] = [makeSigningKeys(), makeSigningKeys()];

const document = (changes: Partial<Live> = {}): Live => ({
  revision: 1,
  at: '2026-11-27T18:00:00.000Z',
  stable: { shell: 's1' },
  canaries: [],
  revokedPreviews: [],
  ...changes,
});
const signed = (changes: object = {}, { signingKey } = ours) =>
  signText(JSON.stringify({ ...document(), ...changes }), readSigningKey(signingKey));
const unsigned = (changes: object = {}) =>
  JSON.stringify({ text: JSON.stringify({ ...document(), ...changes }), signature: '' });

function open({ hasKeys = true } = {}) {
  const told: string[] = [];
  const store: { file: string | undefined | Error } = { file: undefined };
  const live = new LiveDocument({
    files: {
      read: () => {
        const { file } = store;
        if (file instanceof Error) return Promise.reject(file);
        return Promise.resolve(file === undefined ? undefined : Buffer.from(file));
      },
    },
    keys: hasKeys ? readPublicKeys(ours.publicKey) : null,
    log: { warn: (fields) => told.push((fields as { reason: string }).reason) },
  });
  const look = (file: string | undefined | Error) => {
    store.file = file;
    return live.look();
  };
  return { live, look, told };
}

describe('the live document', () => {
  it('is the last one that the store has', async () => {
    const { live, look, told } = open();
    expect(await look(signed())).toBe(true);
    expect(live.current()).toEqual(document());
    expect(await look(signed({ revision: 2, stable: { shell: 's2' } }))).toBe(true);
    expect(live.current()?.stable).toEqual({ shell: 's2' });
    expect(told).toEqual([]);
  });

  it.each<[string, string | undefined | Error, RegExp]>([
    ['is not there', undefined, /There is no live.json/],
    ['cannot be read', new Error('no bucket'), /no bucket/],
    ['is half a file', signed({ revision: 2 }).slice(0, 80), /JSON/],
    ['is empty', '', /JSON/],
    ['is signed by somebody else', signed({ revision: 2 }, others), /none of the keys/],
    ['is not signed', unsigned({ revision: 2 }), /none of the keys/],
    [
      'was changed after it was signed',
      signed({ revision: 2 }).replace('s1', 's9'),
      /none of the keys/,
    ],
    ['has another form', signed({ revision: 2, stable: { shell: '../s2' } }), /pattern|Invalid/],
    ['has no stable versions', signed({ revision: 2, stable: undefined }), /stable/],
  ])(
    'stays what it was where the new one %s, and that is told once',
    async (_what, file, reason) => {
      const { live, look, told } = open();
      await look(signed());
      expect(await look(file)).toBe(false);
      expect(await look(file)).toBe(false);
      expect(live.current()).toEqual(document());
      expect(told).toEqual([expect.stringMatching(reason)]);
      expect(await look(signed({ revision: 3 }))).toBe(true);
      await look(file);
      expect(told).toHaveLength(2);
    },
  );

  it('never goes back, whoever has an old one', async () => {
    const { live, look } = open();
    await look(signed({ revision: 5 }));
    expect(await look(signed({ revision: 4, stable: { shell: 's0' } }))).toBe(false);
    expect(await look(signed({ revision: 5, stable: { shell: 's0' } }))).toBe(false);
    expect(live.hear(signed({ revision: 5, stable: { shell: 's0' } }))).toBe(false);
    expect(live.current()?.stable).toEqual({ shell: 's1' });
  });

  it('is heard before the store has it, and the store is not asked to agree', async () => {
    const { live, look } = open();
    const before = signed();
    await look(before);
    expect(live.hear(signed({ revision: 2, stable: { shell: 's2' } }))).toBe(true);
    await look(before);
    expect(live.current()?.stable).toEqual({ shell: 's2' });
    expect(live.hear(signed({ revision: 3 }, others))).toBe(false);
    expect(live.hear('what nobody understands')).toBe(false);
    expect(live.current()?.revision).toBe(2);
  });

  it('is, where no signature is asked for, whatever the file says', async () => {
    const { live, look, told } = open({ hasKeys: false });
    await look(unsigned({ revision: 7 }));
    expect(await look(unsigned({ revision: 1, stable: { shell: 's0' } }))).toBe(true);
    expect(live.current()?.stable).toEqual({ shell: 's0' });
    expect(told).toEqual([]);
  });
});
