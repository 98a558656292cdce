import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@zaino/rules/durations';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';
import { FeedReader } from './feed-reader';
import { FeedSweep } from './feed-sweep';
import { FolderWatch } from './folder-watch';
import { anIsbn } from './testing/a-distributor';
import { supplyDesk } from './testing/supply-desk';

let service: TestService;
let desk: ReturnType<typeof supplyDesk>;
let folder: string;
beforeAll(async () => {
  service = await startTestService((database) => publish(database, [aSourceFile(), aSchool()]));
  desk = supplyDesk(service);
  await desk.add();
  folder = join(service.supplyFolder, 'fastlibri');
  await mkdir(folder);
});
afterAll(() => service.stop());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function put(name: string, text: string, minutes = 5): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), minutesAgo(minutes), minutesAgo(minutes));
}

/** As often as it takes until nothing waits. */
async function watch(): Promise<void> {
  const run = () => service.app.get(FolderWatch, { strict: false }).run();
  await run();
  while ((await readdir(join(folder, 'in-lettura'))).length > 0) {
    await service.app.get(FeedReader, { strict: false }).run();
    await run();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const namesIn = async (name: string) =>
  (await readdir(join(folder, name))).map((file) => file.replace(/^file-\d+_/, '')).sort();

describe('the watched folder', () => {
  it('has each file read once, and shows what became of it', async () => {
    await put('2026-listino.csv', `EAN;Disp\n${anIsbn(1)};4\n${anIsbn(2)};4\n`, 60);
    await put('sbagliato.csv', 'Titolo\nX\n', 30);
    await put('note.pdf', 'niente');
    await put('in-arrivo.csv', `EAN;Disp\n${anIsbn(1)};5\n`, 0);
    await watch();
    expect(await namesIn('fatti')).toEqual(['2026-listino.csv']);
    expect(await namesIn('non-riusciti')).toEqual(['sbagliato.csv']);
    expect((await readdir(folder)).sort()).toEqual([
      'fatti',
      'in-arrivo.csv',
      'in-lettura',
      'non-riusciti',
      'note.pdf',
    ]);
    await rm(join(folder, 'in-arrivo.csv'));
    const [distributor] = await desk.list();
    expect(distributor).toMatchObject({ books: 2, isTrusted: true });
    // It says how things stood when it was written.
    expect(new Date(distributor?.asOf ?? 0).getTime()).toBeLessThan(minutesAgo(55).getTime());
  });

  it('does not go back to a file that is older than the one in use', async () => {
    await put('nuovo.csv', `EAN;Disp\n${anIsbn(1)};6\n${anIsbn(2)};6\n`, 20);
    await watch();
    await put('vecchio.csv', `EAN;Disp\n${anIsbn(1)};7\n${anIsbn(2)};7\n`, 40);
    await watch();
    expect(await namesIn('fatti')).toContain('nuovo.csv');
    expect(await namesIn('non-riusciti')).toContain('vecchio.csv');
  });
});

describe('the sweep', () => {
  it('removes the rows of files that were replaced, and gives up what was never sent', async () => {
    const [distributor] = await desk.list();
    const id = distributor?.id ?? 0;
    const first = await desk.send(id, `EAN;Disp\n${anIsbn(7)};1\n${anIsbn(8)};1\n`);
    const last = await desk.send(id, `EAN;Disp\n${anIsbn(7)};2\n${anIsbn(8)};2\n`);
    const unsent = await desk.begin(id, 10);
    service.advance(2 * DAY_MS);
    await service.app.get(FeedSweep, { strict: false }).run();
    const rows = await service.database.query<{ id: number }[]>(
      'SELECT DISTINCT feed_id AS id FROM supply_row',
    );
    expect(rows.map(({ id: feedId }) => feedId)).toContain(last.id);
    expect(rows.map(({ id: feedId }) => feedId)).not.toContain(first.id);
    expect(await desk.find(unsent)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/non è arrivato/) as string,
    });
  });
});
