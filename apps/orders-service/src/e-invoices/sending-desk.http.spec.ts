import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EInvoicePreview,
  ordersErrorCodes,
  type SentEInvoices,
} from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { wrongInFatturaPa } from './testing/fattura-pa-rules';
import { INVOICES, rejected, SendingShop } from './testing/sending-shop';

let shop: SendingShop;
beforeAll(async () => {
  shop = await SendingShop.start();
});
beforeEach(() => shop.signInAgain());
afterAll(() => shop.stop());

const actsOf = ({ number, year }: FiscalDocumentEntity) =>
  shop.service.auditLog.acts.filter(({ subject }) => subject.id === `${number}/${year}`);

describe('what the exchange answers', () => {
  it('is noted by staff, and a discarded document is sent anew with another name', async () => {
    const { document, name } = await shop.sent();
    const first = await readFile(join(shop.folder, name), 'utf8');
    const { body } = await shop.record(document, rejected);
    expect(body).toMatchObject({
      state: 'rejected',
      fileName: name,
      rejection: { code: '00311', words: 'Codice destinatario non valido' },
    });
    expect(body.resendBefore).toBe(italianDay(shop.service.now() + 5 * DAY_MS));
    expect((await shop.inState('rejected')).documents.map(({ id }) => id)).toContain(document.id);
    expect((await shop.send(document)).body).toMatchObject({
      state: 'waiting',
      resendBefore: null,
    });
    await shop.sweep();
    const row = await shop.rowOf(document);
    expect([row.state, row.fileName]).toEqual([
      'sent',
      expect.stringMatching(/^IT01234567897_Z[0-9A-Z]{4}\.xml$/),
    ]);
    const again = await readFile(join(shop.folder, row.fileName ?? ''), 'utf8');
    const withoutName = (xml: string) => xml.replace(/<ProgressivoInvio>[^<]*/, '');
    expect(withoutName(again)).toBe(withoutName(first));
    expect((await shop.record(document, { outcome: 'accepted' })).body).toMatchObject({
      state: 'accepted',
      rejection: null,
    });
    const { number, year } = document;
    const acts = await shop.service.auditLog.untilTold(
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
    const { document } = await shop.sent();
    expect((await shop.send(document, { recipientCode: 'ABC1234' })).status).toBe(409);
    await shop.record(document, rejected);
    const wrong = await shop.send(document, { taxCode: 'DGSLCU80A41H501Y' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ path: 'taxCode' }] }]);
    expect((await shop.send(document, { recipientCode: 'abc1234' })).body.state).toBe('waiting');
    await shop.sweep();
    const { state, fileName } = await shop.rowOf(document);
    expect(state).toBe('sent');
    const xml = await readFile(join(shop.folder, fileName ?? ''), 'utf8');
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(xml).toContain('<CodiceDestinatario>ABC1234</CodiceDestinatario>');
    const kept = await shop.service.dataSource.manager.findOneBy(FiscalDocumentEntity, {
      id: document.id,
    });
    expect(kept?.content).toEqual(document.content);
    // What was put right once stays so.
    await shop.record(document, rejected);
    await shop.send(document, { pec: 'altra@pec.example' });
    await shop.sweep();
    expect((await shop.rowOf(document)).correction).toEqual({
      recipientCode: 'ABC1234',
      pec: 'altra@pec.example',
    });
  });

  it('gives each document that is sent anew at once a name of its own', async () => {
    const documents = [await shop.sent(), await shop.sent(), await shop.sent()].map(
      ({ document }) => document,
    );
    for (const document of documents) await shop.record(document, rejected);
    await Promise.all(documents.map((document) => shop.send(document)));
    const rows = await Promise.all(documents.map((document) => shop.rowOf(document)));
    expect(new Set(rows.map(({ fileName }) => fileName)).size).toBe(3);
  });

  it.each([
    ['of what nobody has handed over', { outcome: 'accepted' }, 409],
    ['without a code', { outcome: 'rejected', code: '31', words: 'No' }, 400],
    ['without words', { outcome: 'rejected', code: '00311', words: ' ' }, 400],
  ])('is refused %s', async (_, outcome, status) => {
    const document = await shop.bill();
    expect((await shop.record(document, outcome)).status).toBe(status);
    expect(actsOf(document)).toEqual([]);
  });

  it('is not needed for what was handed over by hand, which the worker lets be', async () => {
    const document = await shop.bill();
    const { body: noted } = await shop.record(document, { outcome: 'sent' });
    expect([noted.state, noted.fileName]).toEqual([
      'sent',
      expect.stringMatching(/_255\w\w\.xml$/),
    ]);
    await shop.sweep();
    expect((await shop.rowOf(document)).attempts).toBe(0);
    expect(await readdir(shop.folder)).not.toContain(noted.fileName);
    const { status, body } = await shop.send(document);
    expect([status, body]).toMatchObject([409, { code: ordersErrorCodes.eInvoiceMoved }]);
    expect((await shop.record(document, { outcome: 'sent' })).status).toBe(409);
  });
});

describe('all that is to be sent', () => {
  it('is told before, with what cannot be sent, and asked for at once', async () => {
    const right = await shop.bill();
    const wrong = await shop.abroad();
    await shop.service.dataSource.manager.delete(EInvoiceSendingEntity, { documentId: right.id });
    await shop.sweep();
    await shop.update(right, { state: 'unsent' });
    const { body: preview } = await shop.staff.call<EInvoicePreview>({
      path: `${INVOICES}/sending/preview`,
    });
    expect(preview.sendable).toEqual([{ id: right.id, number: `${right.number}/${right.year}` }]);
    expect(preview.refused).toEqual([
      {
        number: `${wrong.number}/${wrong.year}`,
        reason: expect.stringContaining('partita IVA italiana') as string,
      },
    ]);
    expect(preview.more).toBe(0);
    const { body } = await shop.staff.call<SentEInvoices>({
      method: 'POST',
      path: `${INVOICES}/sending`,
      body: { ids: [right.id, wrong.id, right.id] },
    });
    expect([body.sent, body.refused.map(({ number }) => number)]).toEqual([
      1,
      [`${wrong.number}/${wrong.year}`],
    ]);
    await shop.sweep();
    expect((await shop.rowOf(right)).state).toBe('sent');
    expect((await shop.rowOf(wrong)).state).toBe('refused');
    expect(actsOf(wrong)).toEqual([]);
  });
});

describe('a shop that sends nothing by itself', () => {
  let off: SendingShop;
  beforeAll(async () => {
    off = await SendingShop.start({ hasFolder: false });
  });
  afterAll(() => off.stop());

  it('keeps documents until somebody notes that they were handed over', async () => {
    const document = await off.bill();
    expect(await off.sweep()).toBe(0);
    const { isSendingOn, counts, documents } = await off.inState('to-send');
    expect([isSendingOn, counts['to-send'], documents[0]?.sending?.state]).toEqual([
      false,
      1,
      'unsent',
    ]);
    const all = {
      method: 'POST',
      path: `${INVOICES}/sending`,
      body: { ids: [document.id] },
    } as const;
    for (const asked of [await off.send(document), await off.staff.call(all)]) {
      expect([asked.status, asked.body]).toMatchObject([
        409,
        { code: ordersErrorCodes.eInvoicesOff },
      ]);
    }
    await off.record(document, { outcome: 'sent' });
    await off.record(document, rejected);
    // For a file of another name, which is downloaded.
    const { body: anew } = await off.send(document);
    expect([anew.state, anew.fileName]).toEqual(['unsent', expect.stringMatching(/_Z0001\.xml$/)]);
    expect((await off.fileOf(document)).name).toBe(anew.fileName);
  });
});
