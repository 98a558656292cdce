import { evaluateBundle } from './evaluate-bundle';

const source = { app: 'cart', text: "exports.routes = ['/cart', require('react').version];" };
const allowed = { react: { version: '19' } };
const textOf = ({ exports }: { exports: unknown }) => JSON.stringify(exports);

describe('a bundle', () => {
  it('gives the same with what was compiled of it before, which is compiled once', () => {
    const first = evaluateBundle(source, allowed);
    const compiled = first.compiled();
    expect(compiled?.length).toBeGreaterThan(0);
    const second = evaluateBundle({ ...source, compiled }, allowed);
    expect(textOf(second)).toBe('{"routes":["/cart","19"]}');
    expect(textOf(second)).toBe(textOf(first));
    expect(second.compiled()).toBeUndefined();
  });

  it('is compiled anew where that is none of V8', () => {
    // Another text: what one thread has compiled it knows by itself.
    const other = { app: 'blog', text: "exports.routes = ['/blog'];" };
    const bundle = evaluateBundle({ ...other, compiled: new Uint8Array(64) }, allowed);
    expect(textOf(bundle)).toBe('{"routes":["/blog"]}');
    expect(bundle.compiled()?.length).toBeGreaterThan(0);
  });
});
