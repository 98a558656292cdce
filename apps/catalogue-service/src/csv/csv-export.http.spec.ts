import type { Role } from '@zaino/contracts/shared';
import { startTestService, type TestService } from '../testing/test-service';
import { CsvClient } from './testing/csv-client';

let service: TestService;
let csv: CsvClient;
beforeAll(async () => {
  service = await startTestService();
  csv = new CsvClient(service);
});
afterAll(() => service.stop());

describe('an export', () => {
  it('is a file that spreadsheets open, with all that admins set', async () => {
    const { id } = await service.product({
      nome: '=1+1',
      descrizione: 'con "virgolette"; e\nrighe',
      categoria: 'Penne',
      prezzoOriginale: 1234.5,
      margine: 12.5,
      sconto: 10,
      fornitoreProductId: '0042',
      tags: ['nuovo', 'a|b'],
      active: false,
      valutazione: 4.5,
      numeroRecensioni: 3,
      immagini: ['https://example.com/a.png', 'https://example.com/b.png'],
    });
    const { status, headers, text } = await csv.export();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="prodotti-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffid;nome;descrizione;categoria;prezzoOriginale;margine;sconto;prezzoVendita;prezzoScontato;fornitore;' +
        'fornitoreProductId;urlAliexpress;immagini;tags;active;inVendita;pezzi_disponibili;pezzi_singolo_acquisto;' +
        'valutazione;numeroRecensioni;produttore;avvertenze;marcaturaCe',
    );
    expect(text).toContain(
      `\r\n${id};'=1+1;"con ""virgolette""; e\nrighe";Penne;1234,50;12,5;10;1388,81;1249,93;Cartiera di prova;0042;;` +
        'https://example.com/a.png | https://example.com/b.png;nuovo | a\\|b;no;sì;999;1;4,5;3;;;da verificare\r\n',
    );
  });

  it('leaves out deleted products', async () => {
    const { id, versione } = await service.product({ nome: 'Da cancellare' });
    await service.adminCall({
      method: 'DELETE',
      path: `/api/admin/products/${id}?versione=${versione}`,
    });
    expect((await csv.export()).text).not.toContain(id);
  });

  it('is complete where it is longer than one look at the database', async () => {
    const rows = Array.from({ length: 2_100 }, (_, index) => `Lunga ${index};Elenchi;1`);
    await csv.importFile(`nome;categoria;prezzoOriginale\n${rows.join('\n')}`);
    const names = (await csv.export()).text.match(/Lunga \d+/g) ?? [];
    expect(new Set(names).size).toBe(2_100);
  });
});

describe('who is no admin', () => {
  const calls = [
    { method: 'GET', path: '/api/admin/products.csv' },
    { method: 'POST', path: '/api/admin/product-imports/preview', body: { csv: 'nome\nA' } },
    { method: 'POST', path: '/api/admin/product-imports', body: { csv: 'nome\nA', token: 'x' } },
  ];
  const callers: [string, () => Promise<Record<string, string>>][] = [
    ['nobody', () => Promise.resolve({})],
    ...(['customer', 'bookshop'] as Role[]).map(
      (role): [string, () => Promise<Record<string, string>>] => [role, () => service.signIn(role)],
    ),
    ['a wrong bearer', () => Promise.resolve({ authorization: `Bearer ${'x'.repeat(43)}` })],
  ];
  it.each(callers)('does none of it: %s', async (_, headersOf) => {
    const headers = await headersOf();
    for (const call of calls) {
      const { status, body } = await service.call({ ...call, headers });
      expect([call.path, status, body.code]).toEqual([call.path, 401, 'unauthenticated']);
    }
  });
});
