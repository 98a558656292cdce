import { checkPlace } from './check-place';
import { DeliveryPlaces } from './places';

const places = new DeliveryPlaces();
const check = (postalCode: string, city: string, province: string) =>
  checkPlace(places, { postalCode, city, province });

describe('an address', () => {
  it.each([
    ['26100', 'Cremona', 'Cremona', 'Cremona', 'Cremona'],
    ['26100', 'cremona ', 'cr', 'Cremona', 'CR'],
    ['26100', 'CREMONA', 'Cremona (CR)', 'Cremona', 'Cremona'],
    ['47121', "Forli'", 'Forlì-Cesena', 'Forlì', 'Forlì-Cesena'],
    ['42121', 'Reggio Emilia', 'RE', "Reggio nell'Emilia", 'RE'],
    ['42121', 'Reggio nell’Emilia', 'Reggio Emilia', "Reggio nell'Emilia", "Reggio nell'Emilia"],
    ['39100', 'Bolzano', 'Bolzano', 'Bolzano', 'Bolzano'],
    ['11100', 'Aosta', 'Valle d’Aosta', 'Aosta', "Valle d'Aosta"],
    ['00199', 'Roma', 'RM', 'Roma', 'RM'],
    ['67100', 'L’Aquila', 'AQ', "L'Aquila", 'AQ'],
    ['73030', 'Castro', 'Lecce', 'Castro', 'Lecce'],
    ['24063', 'Castro', 'Bergamo', 'Castro', 'Bergamo'],
  ])('in %s %s (%s) is right', (postalCode, city, province, name, sameProvince) => {
    const place = { city: name, postalCode, province: sameProvince };
    expect(check(postalCode, city, province)).toEqual({ place, errors: [] });
  });

  it.each([
    ['26100', 'Cremonia', 'CR', 'city', 'Non troviamo questo comune: controlla come si scrive'],
    ['26100', 'Cremona', 'Milano', 'province', 'Cremona è in provincia di Cremona (CR)'],
    ['26101', 'Cremona', 'CR', 'postalCode', 'Il CAP di Cremona è 26100'],
    ['26100', 'Milano', 'MI', 'postalCode', 'Questo CAP non è di Milano'],
    ['24063', 'Castro', 'Lecce', 'postalCode', 'Il CAP di Castro è 73030'],
    ['73030', 'Castro', 'Roma', 'province', 'Castro è in provincia di Lecce (LE) o Bergamo (BG)'],
    ['26100', '…', 'CR', 'city', 'Non troviamo questo comune: controlla come si scrive'],
  ])('in %s %s (%s) is wrong at %s', (postalCode, city, province, path, message) => {
    expect(check(postalCode, city, province).errors).toEqual([{ path, message }]);
  });

  it('is right for every comune as the list itself has it', () => {
    const all = places.find({ nome: '' }).length;
    expect(all).toBeGreaterThan(0);
    for (const name of ['San Teodoro', 'Samone', 'Livo', 'Peglio', 'Calliano']) {
      for (const { caps, province, code } of places.named(name)) {
        for (const cap of caps) {
          expect(check(cap, name, province).errors).toEqual([]);
          expect(check(cap, name, code).errors).toEqual([]);
        }
      }
    }
  });
});

describe('comuni', () => {
  it('are found by their postal code, the largest first', () => {
    expect(places.find({ cap: '26100' })).toEqual([
      { comune: 'Cremona', provincia: 'Cremona', sigla: 'CR' },
    ]);
    expect(places.find({ cap: '26010' }).length).toBeGreaterThan(5);
    expect(places.find({ cap: '24060' }).length).toBeGreaterThan(40);
    expect(places.find({ cap: '00000' })).toEqual([]);
  });

  it('are found by the beginning of their name, just that name first, then the largest', () => {
    const found = places.find({ nome: 'rom' });
    expect(found[0]?.comune).toBe('Roma');
    expect(found.length).toBeLessThanOrEqual(20);
    expect(places.find({ nome: 'livo' }).map(({ comune }) => comune)).toEqual(
      expect.arrayContaining(['Livo', 'Livorno']),
    );
    expect(places.find({ nome: 'livo' })[0]?.comune).toBe('Livo');
    expect(places.find({ nome: 'crem', cap: '26100' })).toHaveLength(1);
    expect(places.find({})).toEqual([]);
  });
});
