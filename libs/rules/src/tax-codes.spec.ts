import { isPersonalTaxCode, isVatNumber } from './tax-codes';

describe('codice fiscale', () => {
  it.each(['RSSMRA85T10A562S', 'MRTMTT91D08F205J', 'RSSMRA85T10A56NH'])('takes %s', (code) => {
    expect(isPersonalTaxCode(code)).toBe(true);
  });
  it.each([
    ['a wrong check character', 'RSSMRA80A01H501X'],
    ['the check character that it had with digits alone', 'RSSMRA85T10A56NS'],
    ['two characters that changed places', 'RSMSRA80A01H501U'],
    ['a month that does not exist', 'RSSMRA80G01H501U'],
    ['too few characters', 'RSSMRA80A01H501'],
    ['nothing', ''],
  ])('refuses %s', (_what, code) => {
    expect(isPersonalTaxCode(code)).toBe(false);
  });
});

describe('partita IVA', () => {
  it.each(['12345678903', '00743110157'])('takes %s', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });
  it.each([
    ['a wrong last digit', '12345678904'],
    ['two digits that changed places', '21345678903'],
    ['zeros', '00000000000'],
    ['ten digits', '1234567890'],
    ['letters', 'IT345678903'],
  ])('refuses %s', (_what, number) => {
    expect(isVatNumber(number)).toBe(false);
  });
});
