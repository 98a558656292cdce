import { Injectable } from '@nestjs/common';
import { adminCatalogueEndpoints, catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Semaphore } from '@zaino/service/semaphore';
import { DomainError } from '@zaino/service/domain-error';
import { MediaStore } from '@zaino/service/media/media-store';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ProductWriter } from '../products/product-writer';
import { previewOutdated } from './csv-refused';
import { describePlans } from './describe-plans';
import { ImportPlanner } from './import-planner';
import { importToken, isTokenOf } from './import-token';
import { planSmallFile } from './plan-file';
import { isWriting, type RowPlan } from './row-plan';

type Preview = z.output<typeof adminCatalogueEndpoints.previewCsv.response>;
type Imported = z.output<typeof adminCatalogueEndpoints.importCsv.response>;

const OTHER_FILE = 'Questo non è il file dell’anteprima: caricalo di nuovo.';
const OTHER_PRODUCTS = 'I prodotti sono cambiati dopo l’anteprima: guarda quella nuova e riprova.';

/** Imports of products from files that admins send. */
@Injectable()
export class CsvImportsService {
  /** A large file takes a core and some 200 MB for seconds. */
  private readonly semaphore = new Semaphore({
    permits: 1,
    waiting: 3,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    private readonly writer: ProductWriter,
    private readonly securityLog: SecurityLog,
  ) {}

  /** What an import of the file would do; changes nothing. */
  preview(file: string): Promise<Preview> {
    return this.semaphore.run(async () => {
      const plans = await this.plan(file);
      return { ...describePlans(plans), token: importToken(file, plans) };
    });
  }

  /** Does what the preview that gave the token has told, in one change, or refuses with `csv-refused`. */
  import(file: string, token: string, adminId: string): Promise<Imported> {
    return this.semaphore.run(async () => {
      if (!isTokenOf(file, token)) throw previewOutdated(OTHER_FILE);
      const plans = await this.plan(file);
      if (importToken(file, plans) !== token) throw previewOutdated(OTHER_PRODUCTS);
      const edits = plans.filter(isWriting).map(({ edit }) => edit);
      const order = { kind: 'import', adminId, edits, isAllOrNothing: true } as const;
      const { changeId } = await this.writer.write(order).catch((error: unknown) => {
        throw isOutrun(error) ? previewOutdated(OTHER_PRODUCTS) : error;
      });
      const { nuovi, modificati } = describePlans(plans);
      this.log(adminId, { changeId, nuovi, modificati });
      return { success: true, changeId, nuovi, modificati };
    });
  }

  private log(userId: string, data: Omit<Imported, 'success'>): void {
    this.securityLog.record({
      level: 'INFO',
      category: 'catalogue.import',
      message: 'An admin imported products from a file',
      data,
      userId,
    });
  }

  private plan(file: string): Promise<RowPlan[]> {
    return planSmallFile(file, new ImportPlanner(this.dataSource, this.media));
  }
}

/** Whether somebody has changed or deleted a product between the look at it and its lock. */
function isOutrun(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === catalogueErrorCodes.productChanged || code === sharedErrorCodes.notFound;
}
