import { randomUUID } from 'node:crypto';
import { type EInvoices, ordersErrorCodes } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { billed, italianCompany } from './testing/billing';
import { wrongInFatturaPa } from './testing/fattura-pa-rules';
import { elementsAt, readXml } from './testing/read-xml';

let service: TestService;
let staff: SignedInCaller;
beforeAll(async () => {
  service = await startTestService({
    config: italianCompany,
  });
  staff = await service.signIn({ role: 'admin' });
});
afterAll(() => service.stop());

const month = () => italianDay(service.now()).slice(0, 7);
const list = async (of = month()) =>
  (await staff.call<EInvoices>({ path: `/api/admin/compliance/invoices?month=${of}` })).body;

const exportOf = (id: string, caller: Pick<SignedInCaller, 'call'> = staff) =>
  caller.call<{ name: string; xml: string }>({
    method: 'POST',
    path: `/api/admin/compliance/invoices/${id}/xml`,
  });

describe('electronic invoices', () => {
  it('are listed by month, of nobody by name', async () => {
    const document = await billed(service);
    const found = await list();
    expect(found.documents[0]).toEqual({
      id: document.id,
      number: `${document.number}/${document.year}`,
      kind: 'fattura',
      day: italianDay(document.issuedAt),
      orderId: document.orderId,
      orderNumber: document.content.orderNumber,
      total: 48.7,
      sending: null,
    });
    expect(await list('2001-02')).toMatchObject({ documents: [], total: 0 });
    expect(JSON.stringify(found)).not.toContain('Agostino');
  });

  it('are as the rules have it, agree with the document, and leave an act', async () => {
    const document = await billed(service);
    const { status, body } = await exportOf(document.id);
    expect(status).toBe(200);
    expect(wrongInFatturaPa(body.xml)).toEqual([]);
    expect(body.name).toMatch(/^IT01234567897_[A-Z0-9]{5}\.xml$/);
    const root = readXml(body.xml);
    const textsOf = (path: string) => elementsAt(root, path).map(({ text }) => text);
    const general = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento';
    expect(textsOf(`${general}/ImportoTotaleDocumento`)).toEqual(['48.70']);
    const sums = 'FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo';
    // 12,20 € of supplies and their part of the shipping costs, 1,40 €.
    expect(textsOf(`${sums}/ImponibileImporto`)).toEqual(['35.10', '11.15']);
    expect(textsOf(`${sums}/Imposta`)).toEqual(['0.00', '2.45']);
    const seats = 'FatturaElettronicaHeader/CedentePrestatore/Sede/Provincia';
    expect(textsOf(seats)).toEqual(['CR']);
    expect(textsOf('FatturaElettronicaHeader/DatiTrasmissione/PECDestinatario')).toEqual([
      'lucia@pec.example',
    ]);
  });

  it('are not of what bookshops have issued, nor of what there is not', async () => {
    const document = await billed(service);
    await service.dataSource.manager.update(
      FiscalDocumentEntity,
      { id: document.id },
      { sellerId: randomUUID() },
    );
    expect((await exportOf(document.id)).status).toBe(404);
    expect((await exportOf(randomUUID())).status).toBe(404);
    expect((await list()).documents.map(({ id }) => id)).not.toContain(document.id);
  });

  it('are refused where the seller’s address cannot be told apart', async () => {
    const document = await billed(service);
    const seller = { ...document.content.seller, address: '1 Example Street, London' };
    document.content = { ...document.content, seller };
    await service.dataSource.manager.save(FiscalDocumentEntity, document);
    const { status, body } = await exportOf(document.id);
    expect([status, body.code]).toEqual([409, ordersErrorCodes.eInvoiceRefused]);
  });

  it('are no business of families and bookshops', async () => {
    const document = await billed(service);
    const owner = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    expect((await exportOf(document.id, owner)).status).toBe(401);
    expect((await exportOf(document.id, service)).status).toBe(401);
  });
});
