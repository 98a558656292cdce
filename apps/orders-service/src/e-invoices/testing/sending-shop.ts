import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  EInvoiceCorrection,
  EInvoiceFilter,
  EInvoices,
  EInvoiceSending,
} from '@zaino/contracts/orders';
import { FiscalDocumentEntity } from '../../documents/fiscal-document.entity';
import type { SignedInCaller } from '../../testing/test-calls';
import { startTestService, type TestProcess, type TestService } from '../../testing/test-service';
import { EInvoiceSendingEntity } from '../e-invoice-sending.entity';
import { EInvoiceSweep } from '../e-invoice-sweep';
import { billed, italianCompany } from './billing';

export const INVOICES = '/api/admin/compliance/invoices';

/** What the exchange answers to a wrong recipient. */
export const rejected = {
  outcome: 'rejected',
  code: '00311',
  words: 'Codice destinatario non valido',
};

/** A shop that puts electronic invoices into a folder, or, without one, sends none by itself. */
export class SendingShop {
  private constructor(
    readonly service: TestService,
    /** Runs the worker's sweep, which runs at no other time. */
    readonly sweep: () => Promise<number>,
    readonly folder: string,
    public staff: SignedInCaller,
  ) {}

  static async start({ hasFolder = true } = {}): Promise<SendingShop> {
    const folder = await mkdtemp(join(tmpdir(), 'zaino-invoices-'));
    const service = await startTestService({
      config: { ...italianCompany, ...(hasFolder && { E_INVOICE_DROP_FOLDER: folder }) },
    });
    const sweep = sweepOf(await service.startProcess('worker'));
    return new SendingShop(service, sweep, folder, await service.signIn({ role: 'admin' }));
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The clock may go on for longer than a session lasts. */
  async signInAgain(): Promise<void> {
    this.staff = await this.service.signIn({ role: 'admin' });
  }

  bill(): Promise<FiscalDocumentEntity> {
    return billed(this.service);
  }

  /** A document that has been sent, and its file. */
  async sent(): Promise<{ document: FiscalDocumentEntity; name: string }> {
    const document = await this.bill();
    await this.sweep();
    const { fileName } = await this.rowOf(document);
    return { document, name: fileName ?? '' };
  }

  /** A document whose seller cannot be written as the format has it. */
  async abroad(): Promise<FiscalDocumentEntity> {
    const document = await this.bill();
    const seller = { ...document.content.seller, address: '1 Example Street, London' };
    document.content = { ...document.content, seller };
    return this.service.dataSource.manager.save(FiscalDocumentEntity, document);
  }

  rowOf({ id: documentId }: FiscalDocumentEntity): Promise<EInvoiceSendingEntity> {
    return this.service.dataSource.manager.findOneByOrFail(EInvoiceSendingEntity, { documentId });
  }

  async update(
    { id: documentId }: FiscalDocumentEntity,
    change: Pick<Partial<EInvoiceSendingEntity>, 'state' | 'fileHash'>,
  ): Promise<void> {
    await this.service.dataSource.manager.update(EInvoiceSendingEntity, { documentId }, change);
  }

  send({ id }: FiscalDocumentEntity, body: Partial<EInvoiceCorrection> = {}) {
    return this.staff.call<EInvoiceSending>({
      method: 'POST',
      path: `${INVOICES}/${id}/sending`,
      body,
    });
  }

  record({ id }: FiscalDocumentEntity, body: object) {
    return this.staff.call<EInvoiceSending>({
      method: 'PUT',
      path: `${INVOICES}/${id}/outcome`,
      body,
    });
  }

  /** As it is downloaded. */
  async fileOf({ id }: FiscalDocumentEntity): Promise<{ name: string; xml: string }> {
    const path = `${INVOICES}/${id}/xml`;
    return (await this.staff.call<{ name: string; xml: string }>({ method: 'POST', path })).body;
  }

  async inState(state: EInvoiceFilter): Promise<EInvoices> {
    return (await this.staff.call<EInvoices>({ path: `${INVOICES}?state=${state}` })).body;
  }
}

/** The sweep of a worker, taken out of its schedule: it runs when the test wants it. */
export function sweepOf({ app }: Pick<TestProcess, 'app'>): () => Promise<number> {
  const sweep = app.get(EInvoiceSweep, { strict: false });
  const run = sweep.run.bind(sweep);
  sweep.run = () => Promise.resolve(0);
  return run;
}
