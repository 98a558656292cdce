import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing, anImage } from '@zaino/service/media/testing/image-files';
import type { DataSource } from 'typeorm';
import { PriceLogEntity } from './products/price-log.entity';
import { ProductChangeEntity } from './products/product-change.entity';
import { ProductEntity } from './products/product.entity';
import { buying, stockCalls } from './testing/stock-calls';
import { startTestService, type TestService } from './testing/test-service';

let service: TestService;
let database: DataSource;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  ({ database } = service);
  folder = mkdtempSync(join(tmpdir(), 'zaino-csv-'));
  mkdirSync(join(folder, 'immagini'));
  writeFileSync(join(folder, 'immagini/foto.jpg'), await anImage('jpeg'));
  writeFileSync(join(folder, 'immagini/disegno.svg'), aDrawing());
  writeFileSync(join(folder, 'immagini/rotta.png'), 'testo');
  writeFileSync(join(folder, 'fuori.png'), await anImage('png'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.stop();
});

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The command line as it is run beside the service. */
function cli(...args: string[]) {
  const hooks = join(import.meta.dirname, '../../../libs/testing/src/typescript-hooks.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hooks, join(import.meta.dirname, 'cli.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, MYSQL_URL: service.databaseUrl }, timeout: 90_000 },
  );
  return { status, stdout, stderr };
}

const images = () => ['--images', join(folder, 'immagini')];
const head = 'nome;categoria;prezzoOriginale;fornitore;fornitoreProductId;immagini';

it('gives pieces back that were reserved and not paid in time', async () => {
  const product = await service.product({ pezzi_disponibili: 10 });
  const { reserve, stockOf } = stockCalls(service);
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  await reserve({ lines: [buying(product, 4)], expiresAt });
  await reserve({ lines: [buying(product, 1)] });
  expect(await stockOf(product)).toBe(5);
  const stdout = '1 reservations have expired.\n';
  expect(cli('release-expired')).toEqual({ status: 0, stderr: '', stdout });
  expect(await stockOf(product)).toBe(9);
});

it('adds lists of materials for the years that have none, of the products that there are', async () => {
  const { id } = await service.product({ nome: 'Riga a T' });
  const voci = [
    { nome: 'Riga a T', quantita: 1, nota: '', prodotti: ['Nessuno', 'Riga a T'] },
    { nome: 'Nessuno', quantita: 1, nota: '', prodotti: ['Nessuno'] },
  ];
  const path = file('materiale.json', JSON.stringify([{ grado: 'superiore', anno: 3, voci }]));
  const added = (count: number) => ({
    status: 0,
    stderr: '',
    stdout: `${count} lists of materials are new.\n`,
  });
  expect(cli('class-supplies', path)).toEqual(added(1));
  expect(cli('class-supplies', path)).toEqual(added(0));
  const list = await service.call({ path: '/api/class-supplies/superiore/3' });
  expect(list.body).toMatchObject({
    elenco: { voci: [{ nome: 'Riga a T', prodotti: [{ id }] }] },
  });
  expect(cli('class-supplies').stderr).toContain('Name the file');
});

it('imports products with their images, and a second time changes nothing', async () => {
  const path = file(
    'prodotti.csv',
    [
      head,
      'Zaino;Zaini;20;Grossista;Z1;file:disegno.svg | file:foto.jpg',
      'Astuccio;Zaini;5;Grossista;A1;file:disegno.svg | https://example.com/a.png',
    ].join('\n'),
  );
  expect(cli('import', path, ...images())).toEqual({
    status: 0,
    stderr: '',
    stdout: 'prodotti.csv: 2 lines: 2 new, 0 changed, 0 unchanged, 0 left out; 2 images\n',
  });
  const [bag] = await database.getRepository(ProductEntity).findBy({ supplierProductId: 'Z1' });
  expect(bag?.images).toEqual([
    expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}$/),
    expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}$/),
  ]);
  for (const image of bag?.images ?? []) {
    expect((await service.send(`${image}/640.webp`)).status).toBe(200);
  }
  const counts = () =>
    Promise.all(
      [ProductEntity, Media, PriceLogEntity, ProductChangeEntity].map((entity) =>
        database.manager.count(entity),
      ),
    );
  const before = await counts();
  expect(cli('import', path, ...images())).toMatchObject({
    status: 0,
    stdout: 'prodotti.csv: 2 lines: 0 new, 0 changed, 2 unchanged, 0 left out; 2 images\n',
  });
  expect(await counts()).toEqual(before);
});

it('is seen by the service that runs meanwhile', async () => {
  const path = file('vista.csv', 'nome;categoria;prezzoOriginale\nVista subito;Viste;1\n');
  expect(cli('import', path).status).toBe(0);
  const found = async () => {
    const { body } = await service.call<{ total: number }>({
      path: '/api/getproducts?categoria=Viste',
    });
    return body.total;
  };
  for (let tries = 0; tries < 100 && (await found()) === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await found()).toBe(1);
});

it('dates prices and new products as it is told', async () => {
  const line = (price: number) => `${head}\nStorico;Storia;${price};Grossista;S1;\n`;
  expect(cli('import', file('storia.csv', line(4)), '--at', '2026-01-31T12:00:00Z').status).toBe(0);
  expect(cli('import', file('oggi.csv', line(8))).stdout).toContain(' 1 changed');
  const { id, createdAt } = await database
    .getRepository(ProductEntity)
    .findOneByOrFail({ supplierProductId: 'S1' });
  expect(createdAt.toISOString()).toBe('2026-01-31T12:00:00.000Z');
  const prices = await database
    .getRepository(PriceLogEntity)
    .find({ where: { productId: id }, order: { validFrom: 'ASC' } });
  expect(prices.map(({ sellingPriceCents }) => sellingPriceCents)).toEqual([500, 1_000]);
  expect(prices[0]?.validFrom).toEqual(createdAt);
});

it('imports what is right, tells what is wrong, and ends with 1', async () => {
  const path = file(
    'errori.csv',
    [
      head,
      'Giusto;Prove;1;Errori;E1;',
      'Caro;Prove;-1;Errori;E2;',
      'Senza;Prove;1;Errori;E3;file:manca.png',
      'Fuori;Prove;1;Errori;E4;file:../fuori.png',
      'Rotto;Prove;1;Errori;E5;file:rotta.png',
    ].join('\n'),
  );
  const { status, stdout, stderr } = cli('import', path, ...images());
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'errori.csv: 5 lines: 1 new, 0 changed, 0 unchanged, 4 left out; 3 images',
    'line 3, prezzoOriginale: Serve un numero, come 12,50',
    'line 4, immagini: Il file «manca.png» non si trova nella cartella delle immagini',
    'line 5, immagini: «../fuori.png» non è il nome di un file della cartella',
    'line 6, immagini: Il file non è un’immagine, oppure è danneggiato.',
  ]);
  expect(await database.getRepository(ProductEntity).countBy({ name: 'Giusto' })).toBe(1);
});

it('writes nothing of a file that cannot be read to its end', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => `Meta ${index};Prove;1`);
  const path = file('meta.csv', `nome;categoria;prezzoOriginale\n${rows.join('\n')}\n"rotta`);
  const { status, stderr } = cli('import', path);
  expect(status).toBe(1);
  expect(stderr).toBe(`${path}: Dalla riga 1502 in poi le virgolette non si chiudono più.\n`);
  expect(await database.getRepository(ProductEntity).countBy({ name: 'Meta 0' })).toBe(0);
});

it.each<[string[], string]>([
  [[], 'Name one file to import'],
  [['a.csv', 'b.csv'], 'Name one file to import'],
  [['/missing.csv'], '/missing.csv does not exist.\n'],
  [['/tmp'], '/tmp is a folder.\n'],
  [['a.csv', '--images', '/missing'], '/missing is no folder.\n'],
  [['a.csv', '--at', 'ieri'], '--at takes a moment of the past'],
  [['a.csv', '--at', '2999-01-01T00:00:00Z'], '--at takes a moment of the past'],
  [['a.csv', '--fast'], "Unknown option '--fast'"],
])('ends import %j with 1 and a sentence', (args, sentence) => {
  const { status, stdout, stderr } = cli('import', ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});

it('tells of another encoding', () => {
  const path = file('latin.csv', Buffer.from('nome\nPerch\xe9', 'latin1'));
  expect(cli('import', path).stderr).toMatch(/latin\.csv: Il file non è in UTF-8/);
});

it('adds makers whose names are not there yet, and says which file is none', () => {
  const maker = {
    nome: 'Fabbrica dal Terminale',
    indirizzo: 'Via delle Prove 1, 26100 Cremona (CR), Italia',
    contatto: 'info@fabbrica.example',
    paese: 'IT',
    responsabile: null,
  };
  const makers = file('produttori.json', JSON.stringify([maker]));
  expect(cli('makers', makers)).toMatchObject({ status: 0, stdout: '1 makers are new.\n' });
  expect(cli('makers', makers)).toMatchObject({ status: 0, stdout: '0 makers are new.\n' });
  expect(cli('makers').status).toBe(1);
  expect(cli('makers', file('rotto.json', '[{"nome":""}]')).status).toBe(1);
});
