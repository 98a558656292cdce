import { adminCatalogueEndpoints, type AdminProduct } from '@zaino/contracts/catalogue';
import type { z } from 'zod';
import type { TestService } from '../../testing/test-service';

const { exportCsv, previewCsv, importCsv } = adminCatalogueEndpoints;

type Preview = z.output<typeof previewCsv.response>;
type Imported = z.output<typeof importCsv.response>;

/** An admin who works with files. */
export class CsvClient {
  constructor(private readonly service: TestService) {}

  async export() {
    const { send, signIn } = this.service;
    const answer = await send(exportCsv.path, { headers: await signIn() });
    // `text()` would take the byte order mark away.
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    return { status: answer.status, headers: answer.headers, text };
  }

  preview(csv: string) {
    const { method, path } = previewCsv;
    return this.service.adminCall<Preview>({ method, path, body: { csv } });
  }

  import(csv: string, token: string) {
    const { method, path } = importCsv;
    return this.service.adminCall<Omit<Imported, 'success'>>({
      method,
      path,
      body: { csv, token },
    });
  }

  /** Preview and import, one after the other. */
  async importFile(csv: string) {
    const { body } = await this.preview(csv);
    return this.import(csv, body.token);
  }

  /** Of products, by another way. */
  async count(): Promise<number> {
    const path = '/api/admin/products/counts';
    return (await this.service.adminCall<{ totali: number }>({ path })).body.totali;
  }

  async findByName(nome: string): Promise<AdminProduct | undefined> {
    const { body } = await this.service.adminCall<{ products: AdminProduct[] }>({
      path: `/api/getproducts?active=false&limit=100&search=${encodeURIComponent(nome)}`,
    });
    return body.products.find((product) => product.nome === nome);
  }
}
