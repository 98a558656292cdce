import { isPersonalTaxCode, isVatNumber } from './tax-codes';

describe('isPersonalTaxCode', () => {
  it.each(['RSSMRA85T10A562S', 'MRTMTT91D08F205J', 'RSSMRA85T10A56NH', 'BNCLRA90A41D150U'])(
    'takes %s',
    (code) => {
      expect(isPersonalTaxCode(code)).toBe(true);
    },
  );

  it.each([
    ['RSSMRA85T10A562T', 'a wrong check letter'],
    ['RSSMRA85T10A56NS', 'the check letter that it had with digits alone'],
    ['RSSMRA85T35A562R', 'no such day'],
    ['RSSMRA85Z10A562B', 'no such month'],
    ['RSSMRA85T10A562', 'too short'],
    ['RSSMRA85T10A562SS', 'too long'],
    ['rssmra85t10a562s', 'small letters, which nobody sends here'],
    ['12345678903', 'a number'],
    ['', 'nothing'],
  ])('refuses %s: %s', (code) => {
    expect(isPersonalTaxCode(code)).toBe(false);
  });
});

describe('isVatNumber', () => {
  it.each(['12345678903', '00743110157', '01654010345'])('takes %s', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  it.each(['12345678901', '00743110158', '00000000000', '1234567890', 'IT12345678903', ''])(
    'refuses %s',
    (number) => {
      expect(isVatNumber(number)).toBe(false);
    },
  );
});
