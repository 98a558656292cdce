import { provinceCode } from './province-code';
import { provinces } from './provinces';

describe('provinceCode', () => {
  it.each([
    ['Cremona', 'CR'],
    ['cr', 'CR'],
    [' CREMONA ', 'CR'],
    ['Cremona (CR)', 'CR'],
    ['Forli Cesena', 'FC'],
    ["Reggio nell'Emilia", 'RE'],
    ['Reggio Emilia', 'RE'],
    ['Monza e Brianza', 'MB'],
    ['Valle d’Aosta', 'AO'],
    ['', ''],
    ['Atlantide', 'atlantide'],
  ])('of %j is %j', (text, code) => {
    expect(provinceCode(text)).toBe(code);
  });

  it('knows each province by its code and all its names', () => {
    expect(Object.keys(provinces)).toHaveLength(107);
    for (const [code, names] of Object.entries(provinces)) {
      for (const name of [code, ...names]) expect(provinceCode(name)).toBe(code);
    }
  });
});
