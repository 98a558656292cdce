import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressHtml, usedEncoding } from './compress-html';

describe('a page', () => {
  it.each([
    [1023, 'br', undefined],
    [1024, 'br', 'br'],
    [1024, 'gzip', 'gzip'],
    [1024, undefined, undefined],
  ] as const)('of %d bytes to a client that takes %s goes as %s', (bytes, accepted, used) => {
    expect(usedEncoding(Buffer.alloc(bytes), accepted)).toBe(used);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'that is sent often is smaller as %s than one that is sent once',
    async (encoding, unpack) => {
      const words = Array.from({ length: 4000 }, (_, index) => `libro ${(index * 7919) % 613} `);
      const body = Buffer.from(words.join(''));
      const [once, often] = [
        await compressHtml(body, encoding, 'once'),
        await compressHtml(body, encoding, 'often'),
      ];
      expect(often.length).toBeLessThan(once.length);
      expect(unpack(once)).toEqual(body);
      expect(unpack(often)).toEqual(body);
    },
  );
});
