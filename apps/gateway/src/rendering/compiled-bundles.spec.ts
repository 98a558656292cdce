import { CompiledBundles } from './compiled-bundles';

const bundle = (app: string, hash: string) => {
  const release = { name: app, version: hash, mounts: [], entry: [], chunks: {}, integrity: {} };
  const server = { file: 'server/server.js', integrity: `sha256-${hash}` };
  return {
    chosen: { app, version: hash, stamp: hash },
    release: { ...release, federation: '2.9.2', shared: {}, server },
  };
};
const bytes = (...numbers: number[]) => new Uint8Array(numbers);

describe('what was compiled of bundles', () => {
  it('is known by app and text, whatever the version is called', () => {
    const compiled = new CompiledBundles();
    compiled.keep(bundle('cart', 'a'), bytes(1));
    compiled.keep(bundle('blog', 'a'), bytes(2));
    expect(compiled.of(bundle('cart', 'a'))).toEqual(bytes(1));
    expect(compiled.of(bundle('cart', 'b'))).toBeUndefined();
  });

  it('is forgotten where it is used least recently', () => {
    const compiled = new CompiledBundles();
    compiled.keep(bundle('cart', 'first'), bytes(1));
    for (let number = 0; number < 60; number += 1) {
      compiled.keep(bundle('cart', String(number)), bytes(number));
      expect(compiled.of(bundle('cart', 'first'))).toBeDefined();
    }
    expect(compiled.of(bundle('cart', '0'))).toBeUndefined();
    expect(compiled.of(bundle('cart', '59'))).toEqual(bytes(59));
  });
});
