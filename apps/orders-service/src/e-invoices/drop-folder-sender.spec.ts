import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DropFolderSender } from './drop-folder-sender';

const NAME = 'IT01234567897_25503.xml';
const XML = '<a>è</a>';

let folder: string;
let sender: DropFolderSender;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaino-invoices-'));
  sender = new DropFolderSender(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = () => readdir(folder);
const content = () => readFile(join(folder, NAME), 'utf8');

const whyNot = (failing: Promise<unknown>) =>
  failing.then(
    () => null,
    (error: unknown) => error as { kind: string; code: string; message: string },
  );

describe('the folder for electronic invoices', () => {
  it('gets a file, whole and readable by its group alone', async () => {
    expect(await sender.send(NAME, XML)).toEqual({ kind: 'handed-over' });
    expect(await names()).toEqual([NAME]);
    expect(await content()).toBe(XML);
    expect((await stat(join(folder, NAME))).mode & 0o007).toBe(0);
  });

  it('keeps the same file as it is', async () => {
    await sender.send(NAME, XML);
    const { ino, mtimeMs } = await stat(join(folder, NAME));
    expect(await sender.send(NAME, XML)).toEqual({ kind: 'handed-over' });
    expect(await stat(join(folder, NAME))).toMatchObject({ ino, mtimeMs });
  });

  it('refuses other bytes by the same name, and says so', async () => {
    await sender.send(NAME, XML);
    expect(await sender.send(NAME, '<b></b>')).toEqual({
      kind: 'refused',
      reason: expect.stringContaining(NAME) as string,
    });
    expect(await content()).toBe(XML);
    expect(await names()).toEqual([NAME]);
  });

  it('has no trace of a process that has ended while it wrote', async () => {
    await sender.send(NAME, XML);
    await rename(join(folder, NAME), join(folder, `.${NAME}.part-of-another`));
    await writeFile(join(folder, `.${NAME}.part-of-another`), '<a');
    const other = '.IT01234567897_25504.xml.part-1';
    await writeFile(join(folder, other), '<a');
    expect(await sender.send(NAME, XML)).toEqual({ kind: 'handed-over' });
    expect((await names()).sort()).toEqual([other, NAME].sort());
  });

  it('takes the same file of two at once', async () => {
    const other = new DropFolderSender(folder);
    const both = await Promise.allSettled([sender.send(NAME, XML), other.send(NAME, XML)]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await sender.send(NAME, XML)).toEqual({ kind: 'handed-over' });
    expect(await names()).toEqual([NAME]);
    expect(await content()).toBe(XML);
  });

  it('is not made where it is missing: another attempt may go well', async () => {
    await rm(folder, { recursive: true });
    expect(await whyNot(sender.send(NAME, XML))).toMatchObject({
      kind: 'unavailable',
      code: ordersErrorCodes.eInvoiceNotTaken,
      message: 'La cartella di invio non c’è.',
    });
  });

  it('says that it is none', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await whyNot(new DropFolderSender(file).send(NAME, XML))).toMatchObject({
      message: 'La cartella di invio non è una cartella.',
    });
  });

  it('says that nobody may write there', async () => {
    // The kernel's own: not even root makes a file in it.
    expect(await whyNot(new DropFolderSender('/sys').send(NAME, XML))).toMatchObject({
      message: 'Nella cartella di invio non si può scrivere.',
    });
  });
});
