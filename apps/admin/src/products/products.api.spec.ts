import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { csvCalls, textOf } from './csv.api';
import { productCalls } from './products.api';

describe('the calls of the table', () => {
  const contract = { ...adminCatalogueEndpoints } as Record<
    string,
    { path: string; method: string }
  >;

  it.each([
    ...Object.entries(productCalls),
    ['exportCsv', csvCalls.export] as const,
    ['previewCsv', csvCalls.preview] as const,
    ['importCsv', csvCalls.import] as const,
  ])('%s is where the contract has it', (name, call) => {
    const { path, method = 'GET' } = call;
    expect({ path, method }).toEqual({
      path: contract[name]?.path,
      method: contract[name]?.method,
    });
  });
});

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
