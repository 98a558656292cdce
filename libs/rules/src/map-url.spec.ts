import { mapUrl } from './map-url';

it('asks for the way to an address, whatever signs are in it', () => {
  const url = new URL(
    mapUrl({
      address: 'Via dell’Unità & C. 3/a',
      postalCode: '26100',
      city: 'Cremona',
      province: 'CR',
    }),
  );
  expect(url.hostname).toBe('www.google.com');
  expect(url.searchParams.get('destination')).toBe('Via dell’Unità & C. 3/a, 26100 Cremona CR');
});
