import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DrawingQueue } from '../documents/drawing-queue';
import { PdfSheet } from '../documents/pdf-sheet';
import { distintaFile, ledgerFile } from './cedole-files';
import { distintaNumber } from './distinta-number';
import { DistinteService } from './distinte.service';
import { readLedger } from './ledger';
import { writeDistinta } from './write-distinta';
import { writeLedger } from './write-ledger';

/** More than a bookshop takes in some years. */
const MOST_IN_A_FILE = 20_000;

/** The latest: some seventy pages. */
const MOST_ON_PAPER = 2_000;

/** The ledger and distinte for spreadsheets and on paper. */
@Injectable()
export class CedolePrintsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly distinte: DistinteService,
    private readonly drawing: DrawingQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  async ledger(bookshopId: string): Promise<string> {
    return ledgerFile(await readLedger(this.dataSource, { bookshopId, limit: MOST_IN_A_FILE }));
  }

  async ledgerPrint(bookshopId: string): Promise<Buffer> {
    const limit = MOST_ON_PAPER + 1;
    const cedole = await readLedger(this.dataSource, { bookshopId, limit });
    return this.drawing.run(async () => {
      const at = new Date(this.clock.now());
      const sheet = new PdfSheet({
        title: 'Registro delle cedole librarie',
        author: this.config.BRAND_NAME,
        at,
      });
      const isCut = cedole.length > MOST_ON_PAPER;
      await writeLedger(sheet, { cedole: cedole.slice(0, MOST_ON_PAPER), isCut, at });
      return sheet.bytes();
    });
  }

  async distintaFile(bookshopId: string, id: string): Promise<string> {
    return distintaFile(await this.distinte.read(bookshopId, id));
  }

  async distinta(bookshopId: string, id: string): Promise<Buffer> {
    const distinta = await this.distinte.read(bookshopId, id);
    return this.drawing.run(async () => {
      const sheet = new PdfSheet({
        title: `Distinta ${distintaNumber(distinta)}`,
        author: distinta.content.bookshop.name || this.config.BRAND_NAME,
        at: distinta.sentAt,
      });
      await writeDistinta(sheet, distinta);
      return sheet.bytes();
    });
  }
}
