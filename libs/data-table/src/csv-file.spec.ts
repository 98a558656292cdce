import { textOf } from './csv-file';

describe('textOf', () => {
  const file = (...bytes: number[]) => ({
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  });

  it.each([
    ['UTF-8', [0x63, 0xc3, 0xa0], 'cà'],
    ['what spreadsheets on Windows write', [0x63, 0xe0, 0x80], 'cà€'],
  ])('reads %s', async (_what, bytes, text) => {
    expect(await textOf(file(...bytes) as Blob)).toBe(text);
  });
});
