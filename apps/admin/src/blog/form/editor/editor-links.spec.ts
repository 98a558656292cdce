import { linkAddress } from './editor-links';

describe('the address of a link', () => {
  it.each([
    ['https://www.esempio.it/a?b=1', 'https://www.esempio.it/a?b=1'],
    ['www.esempio.it', 'https://www.esempio.it/'],
    ['  esempio.it/pagina ', 'https://esempio.it/pagina'],
    ['/search?regione=Lazio', '/search?regione=Lazio'],
    ['ada@esempio.it', 'mailto:ada@esempio.it'],
    ['mailto:ada@esempio.it', 'mailto:ada@esempio.it'],
    ['tel:+39061234', 'tel:+39061234'],
  ])('may be written as %s', (written, address) => {
    expect(linkAddress(written)).toBe(address);
  });

  it.each([
    '',
    'parola',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//esempio.it',
    '/\\esempio.it',
    'https://',
    'https://con spazi',
  ])('is none: “%s”', (written) => {
    expect(linkAddress(written)).toBeNull();
  });
});
