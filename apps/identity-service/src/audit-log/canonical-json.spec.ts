import { canonicalJson } from './canonical-json';

describe('canonicalJson', () => {
  it.each<[unknown, string]>([
    [null, 'null'],
    [1.5, '1.5'],
    [1e21, '1e+21'],
    ['è "ciao"\n', '"è \\"ciao\\"\\n"'],
    [[3, [], {}], '[3,[],{}]'],
    [{ b: 1, a: { d: true, c: null } }, '{"a":{"c":null,"d":true},"b":1}'],
    [{ ä: 1, z: 2, 10: 3, 9: 4 }, '{"10":3,"9":4,"z":2,"ä":1}'],
  ])('writes %j', (value, text) => expect(canonicalJson(value)).toBe(text));

  it('says the same of the same, however it was put together', () => {
    const one = { name: 'Penna', prices: { full: 2, reduced: 1 } };
    const other = { prices: { reduced: 1, full: 2 }, name: 'Penna' };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(JSON.parse(canonicalJson(one)))).toBe(canonicalJson(one));
  });
});
