import type { AdminProduct } from '@zaino/contracts/catalogue';
import type { Problem } from '@zaino/contracts/shared';
import { MediaStore } from '@zaino/service/media/media-store';
import { anImage } from '@zaino/service/media/testing/image-files';
import { makeMaker } from '../makers/testing/maker-calls';
import { ProductEntity } from '../products/product.entity';
import { loggedChange } from '../testing/logged-change';
import { saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { CsvClient } from './testing/csv-client';

let service: TestService;
let csv: CsvClient;
beforeAll(async () => {
  service = await startTestService();
  csv = new CsvClient(service);
});
afterAll(() => service.stop());

const read = (id: string) => saveCalls(service).read({ id });

describe('an import', () => {
  it('does what the preview told, in one change that can be taken back', async () => {
    const product = await service.product({ nome: 'Prima', prezzoOriginale: 10 });
    const file = [
      'id;nome;prezzoOriginale;categoria;tags;inVendita',
      `${product.id};Dopo;20;;x;no`,
      ';Portato;5;Importati;;',
      ';;;;;rotta',
    ].join('\n');
    const { status, body } = await csv.importFile(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, nuovi: 1, modificati: 1 });
    expect(await read(product.id)).toMatchObject({
      nome: 'Dopo',
      prezzoOriginale: 20,
      prezzoVendita: 25,
      tags: ['x'],
      inVendita: false,
      disponibile: false,
      categoria: 'Quaderni',
      versione: 2,
    });
    const made = await csv.findByName('Portato');
    expect(made).toMatchObject({ categoria: 'Importati', margine: 25, pezzi_disponibili: 999 });
    const undone = await service.adminCall({
      method: 'POST',
      path: `/api/admin/product-changes/${body.changeId}/undo`,
    });
    expect(undone.status).toBe(200);
    expect(await read(product.id)).toMatchObject({ nome: 'Prima', prezzoOriginale: 10 });
    expect(await csv.findByName('Portato')).toBeUndefined();
  });

  it('names makers that there are, and tells the line of one that there is not', async () => {
    await makeMaker(service, { nome: 'Fabbrica dei File' });
    const product = await service.product({ nome: 'Con produttore' });
    const file = [
      'id;produttore;avvertenze;marcaturaCe',
      `${product.id};fabbrica dei file;"Punta affilata; attenzione.";sì`,
    ].join('\n');
    expect((await csv.importFile(file)).status).toBe(200);
    expect(await read(product.id)).toMatchObject({
      produttore: 'Fabbrica dei File',
      avvertenze: 'Punta affilata; attenzione.',
      marcaturaCe: 'presente',
    });
    const wrong = `id;produttore;marcaturaCe\n${product.id};Nessuna;\n;;forse`;
    const { body } = await csv.preview(wrong);
    expect(body.errori).toMatchObject([
      { riga: 2, campo: 'produttore', messaggio: expect.stringContaining('Non c’è') as string },
      { riga: 3, campo: 'marcaturaCe' },
    ]);
  });

  it('is told to the security log, without a word about the products', async () => {
    const { body } = await csv.importFile('nome;categoria;prezzoOriginale\nSegreto;Prove;1');
    const entry = await loggedChange(service, body.changeId);
    expect(entry).toMatchObject({
      level: 'INFO',
      category: 'catalogue.import',
      source: 'catalogue',
      data: { changeId: body.changeId, nuovi: 1, modificati: 0 },
    });
    expect(JSON.stringify(entry)).not.toContain('Segreto');
  });

  it('leaves what a file does not mention', async () => {
    const product = await service.product({ descrizione: 'Resta', tags: ['resta'], sconto: 5 });
    await csv.importFile(`id;tags;descrizione;nome\n${product.id};;;Altro nome`);
    expect(await read(product.id)).toMatchObject({
      nome: 'Altro nome',
      descrizione: 'Resta',
      tags: ['resta'],
      sconto: 5,
    });
  });

  it('takes text for text: formulas, markup and guards', async () => {
    await csv.importFile(
      "nome;categoria;prezzoOriginale;descrizione\nOstile;Prove;1;'=HYPERLINK(1)<script>alert(1)</script>",
    );
    expect(await csv.findByName('Ostile')).toMatchObject({
      descrizione: '=HYPERLINK(1)<script>alert(1)</script>',
    });
    expect((await csv.export()).text).toContain(";'=HYPERLINK(1)<script>");
  });

  it('takes images that we keep', async () => {
    const store = service.app.get(MediaStore, { strict: false });
    const url = `/api/media/${(await store.keepUpload(await anImage('png'))).id}`;
    const product = await service.product();
    await csv.importFile(`id;immagini\n${product.id};${url} | https://example.com/b.png`);
    expect((await read(product.id)).immagini).toEqual([url, 'https://example.com/b.png']);
  });

  describe('is refused', () => {
    const refusedAs = (body: Problem, detail: RegExp) => {
      expect(body).toMatchObject({ success: false, code: 'csv-refused', status: 409 });
      expect(body.detail).toMatch(detail);
    };

    it('with another file than the one of the preview', async () => {
      const { id } = await service.product();
      const { body } = await csv.preview(`id;nome\n${id};Uno`);
      const answer = await csv.import(`id;nome\n${id};Due`, body.token);
      refusedAs(answer.body as never, /non è il file dell’anteprima/);
      refusedAs((await csv.import('nome\nA', 'x')).body as never, /non è il file/);
    });

    it.each<[string, (product: AdminProduct) => Promise<unknown>]>([
      [
        'was changed',
        ({ id, versione }) =>
          service.adminCall({
            method: 'PATCH',
            path: `/api/admin/products/${id}`,
            body: { versione, sconto: 50 },
          }),
      ],
      [
        'was deleted',
        ({ id, versione }) =>
          service.adminCall({
            method: 'DELETE',
            path: `/api/admin/products/${id}?versione=${versione}`,
          }),
      ],
      [
        'was bought',
        ({ id }) =>
          service.database
            .getRepository(ProductEntity)
            .decrement({ id: Number(id.slice(2)) }, 'stock', 1),
      ],
    ])('where a product %s since the preview, and nothing is written', async (_, change) => {
      const product = await service.product({ nome: 'In gara' });
      const other = await service.product({ nome: 'Altro' });
      const file = `id;nome;pezzi_disponibili\n${other.id};Altro nome;5\n${product.id};In gara 2;9`;
      const { body } = await csv.preview(file);
      await change(product);
      const answer = await csv.import(file, body.token);
      refusedAs(answer.body as never, /sono cambiati dopo l’anteprima/);
      expect(await read(other.id)).toEqual(other);
      expect((await csv.importFile(file)).status).toBe(200);
    });

    it('twice', async () => {
      const { id } = await service.product();
      const file = `id;nome\n${id};Una volta`;
      const { body } = await csv.preview(file);
      expect((await csv.import(file, body.token)).status).toBe(200);
      refusedAs((await csv.import(file, body.token)).body as never, /sono cambiati/);
    });
  });

  it('of 10,000 lines is done as a whole', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) =>
        `Molti ${index};Categoria ${index % 40};${(index % 500) / 100};Grossista;G${index};a | b`,
    );
    const file = `nome;categoria;prezzoOriginale;fornitore;fornitoreProductId;tags\n${rows.join('\n')}`;
    expect((await csv.importFile(file)).body).toMatchObject({ nuovi: 10_000, modificati: 0 });
    const dearer = file.replaceAll(/;(\d+(?:\.\d+)?);Grossista/g, ';9;Grossista');
    expect((await csv.importFile(dearer)).body).toMatchObject({ nuovi: 0, modificati: 10_000 });
  }, 180_000);
});
