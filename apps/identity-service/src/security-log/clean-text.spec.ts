import { withoutContacts, withoutPersonalData } from './clean-text';

describe('a line of the security log', () => {
  it.each([
    ['ordini a libreria.portici@posta.example.it', 'ordini a [e-mail]'],
    ['GET /api?mail=ada%40posta.example fallita', 'GET /api?mail=[e-mail] fallita'],
    ['mailto:assistenza@zaino.example', 'mailto:[e-mail]'],
    ['chiama lo 0372 000 000', 'chiama lo [telefono]'],
    ['tel:+390372000000', 'tel:[telefono]'],
    ['al 333 1234567, o 333-1234567.', 'al [telefono], o [telefono].'],
    ['dal +44 20 7946 0000', 'dal [telefono]'],
  ])('has neither e-mail nor phone: %s', (text, masked) => {
    expect(withoutContacts(text)).toBe(masked);
    expect(withoutPersonalData(text)).toBe(masked);
  });

  it.each([
    '9788899001214 non trovato',
    'il 2026-11-22 alle 03:12:45',
    'order 31234567-0372-4f0e-9a55-001234567890',
    '300 righe, 1200 ms, shell.3f2a.js:312:4567',
    'versione 0.12.345',
  ])('keeps what is neither: %s', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });
});
