import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EInvoiceCorrection,
  type EInvoiceFilter,
  type EInvoicePreview,
  type EInvoices,
  type EInvoiceSending,
  ordersErrorCodes,
  type SentEInvoices,
} from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { EInvoiceSweep } from './e-invoice-sweep';
import { billed, italianCompany } from './testing/billing';
import { wrongInFatturaPa } from './testing/fattura-pa-rules';

const path = '/api/admin/compliance/invoices';

let folder: string;
let service: TestService;
let worker: TestProcess;
let staff: SignedInCaller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaino-invoices-'));
  service = await startTestService({
    config: { ...italianCompany, E_INVOICE_DROP_FOLDER: folder },
  });
  worker = await service.startProcess('worker');
});
// The clock goes on for longer than a session lasts.
beforeEach(async () => {
  staff = await service.signIn({ role: 'admin' });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const sweep = (process = worker) => process.app.get(EInvoiceSweep, { strict: false }).run();
const rowOf = ({ id: documentId }: FiscalDocumentEntity) =>
  service.dataSource.manager.findOneByOrFail(EInvoiceSendingEntity, { documentId });
const send = ({ id }: FiscalDocumentEntity, corrected: Partial<EInvoiceCorrection> = {}) =>
  staff.call<EInvoiceSending>({ method: 'POST', path: `${path}/${id}/sending`, body: corrected });
const record = ({ id }: FiscalDocumentEntity, outcome: object) =>
  staff.call<EInvoiceSending>({ method: 'PUT', path: `${path}/${id}/outcome`, body: outcome });
const inState = async (state: EInvoiceFilter) =>
  (await staff.call<EInvoices>({ path: `${path}?state=${state}` })).body;
const rejected = { outcome: 'rejected', code: '00311', words: 'Codice destinatario non valido' };
const actsOf = ({ number, year }: FiscalDocumentEntity) =>
  service.auditLog.acts.filter(({ subject }) => subject.id === `${number}/${year}`);

/** A document that has been sent. */
async function sent(): Promise<{ document: FiscalDocumentEntity; name: string }> {
  const document = await billed(service);
  await sweep();
  const { fileName } = await rowOf(document);
  return { document, name: fileName ?? '' };
}

/** One whose seller cannot be written as the format has it. */
async function abroad(): Promise<FiscalDocumentEntity> {
  const document = await billed(service);
  const seller = { ...document.content.seller, address: '1 Example Street, London' };
  document.content = { ...document.content, seller };
  return service.dataSource.manager.save(FiscalDocumentEntity, document);
}

describe('a document that was issued', () => {
  it('is put into the folder by itself, once, as it can be downloaded', async () => {
    const { document, name } = await sent();
    expect(await rowOf(document)).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
    const { body: file } = await staff.call<{ name: string; xml: string }>({
      method: 'POST',
      path: `${path}/${document.id}/xml`,
    });
    expect(file.name).toBe(name);
    expect(await readFile(join(folder, name), 'utf8')).toBe(file.xml);
    // Whoever sends it on has fetched it.
    await rm(join(folder, name));
    expect(await sweep()).toBe(0);
    expect(await readdir(folder)).not.toContain(name);
    expect((await inState('sent')).documents.map(({ id }) => id)).toContain(document.id);
  });

  it('is sent once by two workers', async () => {
    const other = await service.startProcess('worker');
    const document = await billed(service);
    await Promise.all([sweep(), sweep(other)]);
    await Promise.all([sweep(), sweep(other)]);
    const { state, attempts, fileName } = await rowOf(document);
    expect([state, attempts]).toEqual(['sent', 1]);
    expect((await readdir(folder)).filter((name) => name === fileName)).toHaveLength(1);
    await other.close();
  });

  it('is known as sent after a crash between the folder and the table', async () => {
    const { document, name } = await sent();
    const { manager } = service.dataSource;
    const content = await readFile(join(folder, name), 'utf8');
    await manager.update(EInvoiceSendingEntity, { documentId: document.id }, { state: 'waiting' });
    service.advance(2 * MINUTE_MS);
    expect(await sweep()).toBe(1);
    expect((await rowOf(document)).state).toBe('sent');
    expect(await readFile(join(folder, name), 'utf8')).toBe(content);
  });

  it('goes out with no other bytes than those that may have left', async () => {
    const { document } = await sent();
    const { manager } = service.dataSource;
    await manager.update(
      EInvoiceSendingEntity,
      { documentId: document.id },
      { state: 'waiting', fileHash: 'a'.repeat(64) },
    );
    service.advance(2 * MINUTE_MS);
    await sweep();
    const { state, lastError } = await rowOf(document);
    expect([state, lastError]).toEqual([
      'refused',
      expect.stringMatching(/^Le impostazioni sono cambiate/),
    ]);
    // A person has looked.
    expect((await send(document)).body).toMatchObject({ state: 'waiting', error: null });
    await sweep();
    expect((await rowOf(document)).state).toBe('sent');
  });

  it('is refused beside a file of its name with other bytes, until that is gone', async () => {
    const document = await billed(service);
    const { body } = await staff.call<{ name: string }>({
      method: 'POST',
      path: `${path}/${document.id}/xml`,
    });
    await writeFile(join(folder, body.name), '<other/>');
    await sweep();
    const { state, lastError } = await rowOf(document);
    expect([state, lastError]).toEqual(['refused', expect.stringContaining(body.name)]);
    await rm(join(folder, body.name));
    await send(document);
    await sweep();
    expect((await rowOf(document)).state).toBe('sent');
  });

  it('is tried again, later each time, while the folder is away', async () => {
    const away = `${folder}-away`;
    await rename(folder, away);
    const document = await billed(service);
    expect(await sweep()).toBe(0);
    expect(await rowOf(document)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: 'La cartella di invio non c’è.',
    });
    expect(await sweep()).toBe(0);
    expect((await rowOf(document)).attempts).toBe(1);
    service.advance(2 * MINUTE_MS);
    await sweep();
    const { attempts, nextAt } = await rowOf(document);
    expect([attempts, nextAt.getTime() - service.now() > MINUTE_MS]).toEqual([2, true]);
    const waiting = (await inState('to-send')).documents.find(({ id }) => id === document.id);
    expect(waiting?.sending).toMatchObject({ state: 'waiting', retryAt: nextAt.toISOString() });
    await rename(away, folder);
    service.advance(HOUR_MS);
    expect(await sweep()).toBe(1);
    expect((await rowOf(document)).state).toBe('sent');
  });

  it('is refused with the reason where it cannot be written, and is sent once that is mended', async () => {
    const document = await abroad();
    await sweep();
    expect(await rowOf(document)).toMatchObject({
      state: 'refused',
      fileName: null,
      lastError: expect.stringContaining('partita IVA italiana') as string,
    });
    const { status, body } = await send(document);
    expect([status, body]).toMatchObject([409, { code: ordersErrorCodes.eInvoiceRefused }]);
    const seller = { ...document.content.seller, address: italianCompany.COMPANY_ADDRESS };
    document.content = { ...document.content, seller };
    await service.dataSource.manager.save(FiscalDocumentEntity, document);
    expect((await send(document)).status).toBe(200);
    await sweep();
    expect((await rowOf(document)).state).toBe('sent');
  });

  it('of a bookshop is its own to send', async () => {
    const document = await billed(service);
    const sellerId = '7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001';
    await service.dataSource.manager.update(
      FiscalDocumentEntity,
      { id: document.id },
      { sellerId },
    );
    await sweep();
    const { manager } = service.dataSource;
    expect(await manager.existsBy(EInvoiceSendingEntity, { documentId: document.id })).toBe(false);
    expect((await send(document)).status).toBe(404);
  });
});

describe('what the exchange answers', () => {
  it('is noted by staff, and a discarded document is sent anew with another name', async () => {
    const { document, name } = await sent();
    const first = await readFile(join(folder, name), 'utf8');
    const { body } = await record(document, rejected);
    expect(body).toMatchObject({
      state: 'rejected',
      fileName: name,
      rejection: { code: '00311', words: 'Codice destinatario non valido' },
    });
    expect(body.resendBefore).toBe(
      new Date(service.now() + 5 * DAY_MS + 2 * HOUR_MS).toISOString().slice(0, 10),
    );
    expect((await inState('rejected')).documents.map(({ id }) => id)).toContain(document.id);
    expect((await send(document)).body).toMatchObject({ state: 'waiting', resendBefore: null });
    await sweep();
    const row = await rowOf(document);
    expect([row.state, row.fileName]).toEqual([
      'sent',
      expect.stringMatching(/^IT01234567897_Z[0-9A-Z]{4}\.xml$/),
    ]);
    const again = await readFile(join(folder, row.fileName ?? ''), 'utf8');
    const withoutName = (xml: string) => xml.replace(/<ProgressivoInvio>[^<]*/, '');
    expect(withoutName(again)).toBe(withoutName(first));
    expect((await record(document, { outcome: 'accepted' })).body).toMatchObject({
      state: 'accepted',
      rejection: null,
    });
    const { number, year } = document;
    const acts = await service.auditLog.untilTold(
      `${number}/${year}`,
      'invoices.outcome-recorded',
      'invoices.sending-asked',
    );
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'invoices.sending-asked',
        subject: { kind: 'invoice', id: `${number}/${year}` },
        before: { state: 'rejected', fileName: name, exchangeCode: '00311', corrected: [] },
        after: { state: 'waiting', fileName: row.fileName, exchangeCode: '00311', corrected: [] },
      }),
    );
  });

  it('lets staff put the buyer’s data right in what is sent anew, and not in the document', async () => {
    const { document } = await sent();
    expect((await send(document, { recipientCode: 'ABC1234' })).status).toBe(409);
    await record(document, rejected);
    const wrong = await send(document, { taxCode: 'DGSLCU80A41H501Y' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ path: 'taxCode' }] }]);
    expect((await send(document, { recipientCode: 'abc1234' })).body.state).toBe('waiting');
    await sweep();
    const { state, fileName } = await rowOf(document);
    expect(state).toBe('sent');
    const xml = await readFile(join(folder, fileName ?? ''), 'utf8');
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(xml).toContain('<CodiceDestinatario>ABC1234</CodiceDestinatario>');
    const kept = await service.dataSource.manager.findOneBy(FiscalDocumentEntity, {
      id: document.id,
    });
    expect(kept?.content).toEqual(document.content);
    // What was put right once stays so.
    await record(document, rejected);
    await send(document, { pec: 'altra@pec.example' });
    await sweep();
    expect((await rowOf(document)).correction).toEqual({
      recipientCode: 'ABC1234',
      pec: 'altra@pec.example',
    });
  });

  it('gives each document that is sent anew at once a name of its own', async () => {
    const documents = [await sent(), await sent(), await sent()].map(({ document }) => document);
    for (const document of documents) await record(document, rejected);
    await Promise.all(documents.map((document) => send(document)));
    const rows = await Promise.all(documents.map(rowOf));
    expect(new Set(rows.map(({ fileName }) => fileName)).size).toBe(3);
  });

  it.each([
    ['of what nobody has handed over', { outcome: 'accepted' }, 409],
    ['without a code', { outcome: 'rejected', code: '31', words: 'No' }, 400],
    ['without words', { outcome: 'rejected', code: '00311', words: ' ' }, 400],
  ])('is refused %s', async (_, outcome, status) => {
    const document = await billed(service);
    expect((await record(document, outcome)).status).toBe(status);
    expect(actsOf(document)).toEqual([]);
  });

  it('is not needed for what was handed over by hand, which the worker lets be', async () => {
    const document = await billed(service);
    const { body: noted } = await record(document, { outcome: 'sent' });
    expect([noted.state, noted.fileName]).toEqual([
      'sent',
      expect.stringMatching(/_255\w\w\.xml$/),
    ]);
    await sweep();
    expect((await rowOf(document)).attempts).toBe(0);
    expect(await readdir(folder)).not.toContain(noted.fileName);
    const { status, body } = await send(document);
    expect([status, body]).toMatchObject([409, { code: ordersErrorCodes.eInvoiceMoved }]);
    expect((await record(document, { outcome: 'sent' })).status).toBe(409);
  });
});

describe('all that is to be sent', () => {
  it('is told before, with what cannot be sent, and asked for at once', async () => {
    const right = await billed(service);
    const wrong = await abroad();
    await service.dataSource.manager.delete(EInvoiceSendingEntity, { documentId: right.id });
    await sweep();
    const { manager } = service.dataSource;
    await manager.update(EInvoiceSendingEntity, { documentId: right.id }, { state: 'unsent' });
    const { body: preview } = await staff.call<EInvoicePreview>({
      path: `${path}/sending/preview`,
    });
    expect(preview.sendable).toEqual([{ id: right.id, number: `${right.number}/${right.year}` }]);
    expect(preview.refused).toEqual([
      {
        number: `${wrong.number}/${wrong.year}`,
        reason: expect.stringContaining('partita IVA italiana') as string,
      },
    ]);
    expect(preview.more).toBe(0);
    const { body } = await staff.call<SentEInvoices>({
      method: 'POST',
      path: `${path}/sending`,
      body: { ids: [right.id, wrong.id, right.id] },
    });
    expect([body.sent, body.refused.map(({ number }) => number)]).toEqual([
      1,
      [`${wrong.number}/${wrong.year}`],
    ]);
    await sweep();
    expect((await rowOf(right)).state).toBe('sent');
    expect((await rowOf(wrong)).state).toBe('refused');
    expect(actsOf(wrong)).toEqual([]);
  });
});

describe('a shop that sends nothing by itself', () => {
  let off: TestService;
  let offStaff: SignedInCaller;
  beforeAll(async () => {
    off = await startTestService({ config: italianCompany });
    offStaff = await off.signIn({ role: 'admin' });
  });
  afterAll(() => off.stop());

  const call = <Body>(of: string, method: 'POST' | 'PUT', body?: object) =>
    offStaff.call<Body>({ method, path: `${path}/${of}`, ...(body && { body }) });

  it('keeps documents until somebody notes that they were handed over', async () => {
    const document = await billed(off);
    const offWorker = await off.startProcess('worker');
    expect(await sweep(offWorker)).toBe(0);
    const { body } = await offStaff.call<EInvoices>({ path: `${path}?state=to-send` });
    expect([body.isSendingOn, body.counts['to-send'], body.documents[0]?.sending?.state]).toEqual([
      false,
      1,
      'unsent',
    ]);
    for (const asked of [
      await call(`${document.id}/sending`, 'POST', {}),
      await call('sending', 'POST', { ids: [document.id] }),
    ]) {
      expect([asked.status, asked.body]).toMatchObject([
        409,
        { code: ordersErrorCodes.eInvoicesOff },
      ]);
    }
    await call(`${document.id}/outcome`, 'PUT', { outcome: 'sent' });
    await call(`${document.id}/outcome`, 'PUT', rejected);
    // For a file of another name, which is downloaded.
    const { body: anew } = await call<EInvoiceSending>(`${document.id}/sending`, 'POST', {});
    expect([anew.state, anew.fileName]).toEqual(['unsent', expect.stringMatching(/_Z0001\.xml$/)]);
    const { body: file } = await call<{ name: string }>(`${document.id}/xml`, 'POST');
    expect(file.name).toBe(anew.fileName);
  });
});
