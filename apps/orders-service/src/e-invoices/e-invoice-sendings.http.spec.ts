import { Clock } from '@zaino/service/clock';
import { MINUTE_MS } from '@zaino/rules/durations';
import type { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { EInvoiceFiles } from './e-invoice-files';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { EInvoiceSendings } from './e-invoice-sendings';
import { billed, italianCompany } from './testing/billing';
import { MemorySender } from './testing/memory-sender';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ config: italianCompany });
});
afterAll(() => service.stop());

let sender: MemorySender;
let sendings: EInvoiceSendings;
beforeEach(() => {
  sender = new MemorySender();
  const files = service.app.get(EInvoiceFiles, { strict: false });
  const clock = service.app.get(Clock, { strict: false });
  sendings = new EInvoiceSendings(service.dataSource, clock, files, sender);
});

async function waiting(): Promise<FiscalDocumentEntity> {
  const document = await billed(service);
  await sendings.begin(service.dataSource.manager, document, 'waiting');
  return document;
}
const rowOf = ({ id: documentId }: FiscalDocumentEntity) =>
  service.dataSource.manager.findOneByOrFail(EInvoiceSendingEntity, { documentId });

describe('documents that are handed over', () => {
  it('are refused with the words of whoever takes them, and not tried again', async () => {
    const document = await waiting();
    sender.next = { kind: 'refused', reason: 'Il contratto è scaduto.' };
    await sendings.send(document.id);
    service.advance(2 * MINUTE_MS);
    await sendings.send(document.id);
    expect(sender.sent).toHaveLength(1);
    expect(await rowOf(document)).toMatchObject({
      state: 'refused',
      lastError: 'Il contratto è scaduto.',
    });
  });

  it('come again with the same name and bytes where it broke in between', async () => {
    const document = await waiting();
    sender.next = new Error('The process has ended.');
    await expect(sendings.send(document.id)).rejects.toThrow();
    expect(await rowOf(document)).toMatchObject({ state: 'waiting', attempts: 1 });
    service.advance(2 * MINUTE_MS);
    sender.next = { kind: 'handed-over' };
    await sendings.send(document.id);
    const [first, second] = sender.sent;
    expect(second).toEqual(first);
    expect((await rowOf(document)).state).toBe('sent');
  });

  it('are handed over once by those who send at the same time', async () => {
    const document = await waiting();
    await Promise.all([1, 2, 3].map(() => sendings.send(document.id)));
    expect(sender.sent).toHaveLength(1);
  });

  it('stay as they are where something is known of them', async () => {
    const document = await waiting();
    await sendings.begin(service.dataSource.manager, document, 'unsent');
    expect((await rowOf(document)).state).toBe('waiting');
  });
});
