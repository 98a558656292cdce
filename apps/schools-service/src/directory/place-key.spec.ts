import { placeKey } from './place-key';

describe('placeKey', () => {
  it.each([
    ["VALLE D' AOSTA", "Valle d'Aosta"],
    ["FORLI'-CESENA", 'Forlì-Cesena'],
    ['EMILIA ROMAGNA', 'Emilia-Romagna'],
    ['CANTU’', 'Cantù'],
  ])('sees %s and %s as one', (ministry, shown) =>
    expect(placeKey(ministry)).toBe(placeKey(shown)),
  );

  it('tells different places apart', () => expect(placeKey('Roma')).not.toBe(placeKey('Romano')));
});
