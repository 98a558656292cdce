import { tenantUrl } from './tenant-url';

describe('tenantUrl', () => {
  it.each([
    ['https://zaino.example', 'https://pagina.zaino.example'],
    ['https://www.zaino.example/', 'https://pagina.zaino.example'],
    ['https://zaino.example:8443', 'https://pagina.zaino.example:8443'],
    ['http://localhost:4200', 'http://pagina.localhost:4200'],
    ['http://127.0.0.1:4200', 'http://pagina.localhost:4200'],
    ['http://[::1]:4200', 'http://pagina.localhost:4200'],
    ['http://192.168.1.7:4200', 'http://192.168.1.7:4200'],
    ['http://[2001:db8::1]', 'http://[2001:db8::1]'],
  ])('of %s is %s', (publicUrl, expected) => {
    expect(tenantUrl(publicUrl, 'pagina')).toBe(expected);
  });
});
