import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { italianCompany } from './testing/billing';
import { SendingShop, sweepOf } from './testing/sending-shop';

let shop: SendingShop;
beforeAll(async () => {
  shop = await SendingShop.start();
});
beforeEach(() => shop.signInAgain());
afterAll(() => shop.stop());

describe('a document that was issued', () => {
  it('is put into the folder by itself, once, as it can be downloaded', async () => {
    const { document, name } = await shop.sent();
    expect(await shop.rowOf(document)).toMatchObject({
      state: 'sent',
      attempts: 1,
      lastError: null,
    });
    const file = await shop.fileOf(document);
    expect(file.name).toBe(name);
    expect(await readFile(join(shop.folder, name), 'utf8')).toBe(file.xml);
    // Whoever sends it on has fetched it.
    await rm(join(shop.folder, name));
    expect(await shop.sweep()).toBe(0);
    expect(await readdir(shop.folder)).not.toContain(name);
    expect((await shop.inState('sent')).documents.map(({ id }) => id)).toContain(document.id);
  });

  it('is sent once by two workers', async () => {
    const other = await shop.service.startProcess('worker');
    const sweep = sweepOf(other);
    const document = await shop.bill();
    await Promise.all([shop.sweep(), sweep()]);
    await Promise.all([shop.sweep(), sweep()]);
    const { state, attempts, fileName } = await shop.rowOf(document);
    expect([state, attempts]).toEqual(['sent', 1]);
    expect((await readdir(shop.folder)).filter((name) => name === fileName)).toHaveLength(1);
    await other.close();
  });

  it('is known as sent after a crash between the folder and the table', async () => {
    const { document, name } = await shop.sent();
    const content = await readFile(join(shop.folder, name), 'utf8');
    await shop.update(document, { state: 'waiting' });
    shop.service.advance(2 * MINUTE_MS);
    expect(await shop.sweep()).toBe(1);
    expect((await shop.rowOf(document)).state).toBe('sent');
    expect(await readFile(join(shop.folder, name), 'utf8')).toBe(content);
  });

  it('goes out with no other bytes than those that may have left', async () => {
    const { document } = await shop.sent();
    await shop.update(document, { state: 'waiting', fileHash: 'a'.repeat(64) });
    shop.service.advance(2 * MINUTE_MS);
    await shop.sweep();
    const { state, lastError } = await shop.rowOf(document);
    expect([state, lastError]).toEqual([
      'refused',
      expect.stringMatching(/^Le impostazioni sono cambiate/),
    ]);
    // A person has looked.
    expect((await shop.send(document)).body).toMatchObject({ state: 'waiting', error: null });
    await shop.sweep();
    expect((await shop.rowOf(document)).state).toBe('sent');
  });

  it('is refused beside a file of its name with other bytes, until that is gone', async () => {
    const document = await shop.bill();
    const file = await shop.fileOf(document);
    await writeFile(join(shop.folder, file.name), '<other/>');
    await shop.sweep();
    const { state, lastError } = await shop.rowOf(document);
    expect([state, lastError]).toEqual(['refused', expect.stringContaining(file.name)]);
    await rm(join(shop.folder, file.name));
    await shop.send(document);
    await shop.sweep();
    expect((await shop.rowOf(document)).state).toBe('sent');
  });

  it('is tried again, later each time, while the folder is away', async () => {
    const away = `${shop.folder}-away`;
    await rename(shop.folder, away);
    const document = await shop.bill();
    expect(await shop.sweep()).toBe(0);
    expect(await shop.rowOf(document)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: 'La cartella di invio non c’è.',
    });
    expect(await shop.sweep()).toBe(0);
    expect((await shop.rowOf(document)).attempts).toBe(1);
    shop.service.advance(2 * MINUTE_MS);
    await shop.sweep();
    const { attempts, nextAt } = await shop.rowOf(document);
    expect([attempts, nextAt.getTime() - shop.service.now() > MINUTE_MS]).toEqual([2, true]);
    const waiting = (await shop.inState('to-send')).documents.find(({ id }) => id === document.id);
    expect(waiting?.sending).toMatchObject({ state: 'waiting', retryAt: nextAt.toISOString() });
    await rename(away, shop.folder);
    shop.service.advance(HOUR_MS);
    expect(await shop.sweep()).toBe(1);
    expect((await shop.rowOf(document)).state).toBe('sent');
  });

  it('is refused with the reason where it cannot be written, and is sent once that is mended', async () => {
    const document = await shop.abroad();
    await shop.sweep();
    expect(await shop.rowOf(document)).toMatchObject({
      state: 'refused',
      fileName: null,
      lastError: expect.stringContaining('partita IVA italiana') as string,
    });
    const { status, body } = await shop.send(document);
    expect([status, body]).toMatchObject([409, { code: ordersErrorCodes.eInvoiceRefused }]);
    const seller = { ...document.content.seller, address: italianCompany.COMPANY_ADDRESS };
    document.content = { ...document.content, seller };
    await shop.service.dataSource.manager.save(FiscalDocumentEntity, document);
    expect((await shop.send(document)).status).toBe(200);
    await shop.sweep();
    expect((await shop.rowOf(document)).state).toBe('sent');
  });

  it('of a bookshop is its own to send', async () => {
    const document = await shop.bill();
    const sellerId = '7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001';
    await shop.service.dataSource.manager.update(
      FiscalDocumentEntity,
      { id: document.id },
      { sellerId },
    );
    await shop.sweep();
    const { manager } = shop.service.dataSource;
    expect(await manager.existsBy(EInvoiceSendingEntity, { documentId: document.id })).toBe(false);
    expect((await shop.send(document)).status).toBe(404);
  });
});
