import { readRegister, registerPath } from './register-address';

const seller = '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11';
const read = (query: string) => readRegister(new URLSearchParams(query), '2026-11-27');

describe('the address of the register', () => {
  it.each([
    ['', { month: '2026-11' }],
    ['mese=2026-09', { month: '2026-09' }],
    [`mese=2026-09&venditore=${seller}`, { month: '2026-09', seller }],
    ['mese=2026-13&venditore=io', { month: '2026-11' }],
    ['mese=1999-01', { month: '2026-11' }],
  ])('%j asks for %j', (query, asked) => {
    expect(read(query)).toEqual(asked);
  });

  it('is read as it is written', () => {
    const asked = { month: '2026-09', seller };
    expect(read(registerPath(asked).split('?')[1] ?? '')).toEqual(asked);
    expect(registerPath({ month: '2026-09' })).toBe('/admin/compliance/register?mese=2026-09');
  });
});
