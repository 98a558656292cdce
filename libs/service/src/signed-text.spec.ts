import {
  makeSigningKeys,
  openSignedText,
  readPublicKeys,
  readSigningKey,
  signText,
} from './signed-text';

const pair = makeSigningKeys();
const other = makeSigningKeys();
const file = signText('{"revision":4}', readSigningKey(pair.signingKey));

describe('a signed text', () => {
  it('is read by whoever has the public half, also among others', () => {
    const keys = readPublicKeys(`${other.publicKey} ${pair.publicKey}`);
    expect(openSignedText(file, keys)).toBe('{"revision":4}');
  });

  it('is read by everybody where nothing is asked for', () => {
    expect(openSignedText(JSON.stringify({ text: 'a', signature: '' }), null)).toBe('a');
  });

  it.each([
    ['a changed text', file.replace(':4', ':5')],
    ['another’s signature', signText('{"revision":4}', readSigningKey(other.signingKey))],
    ['none', JSON.stringify({ text: '{"revision":4}', signature: '' })],
    ['half a file', file.slice(0, -9)],
    ['a file that is none', '"text"'],
  ])('refuses %s', (_, wrong) => {
    expect(() => openSignedText(wrong, readPublicKeys(pair.publicKey))).toThrow();
  });

  it('refuses all where no key is known', () => {
    expect(() => openSignedText(file, readPublicKeys(''))).toThrow('signed by none');
  });

  it.each(['', 'abc', pair.publicKey])('takes no other for a signing key: %s', (text) => {
    expect(() => readSigningKey(text)).toThrow();
  });
});
