import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type adminRejectEndpoints, rejectSentences } from '@zaino/contracts/schools';
import type { QueryOf } from '@zaino/service/route';
import { spreadsheetFile } from '@zaino/service/spreadsheet-file';
import { DataSource } from 'typeorm';
import type { ImportRejectEntity } from '../import/import-reject.entity';
import { rejectsOf } from './reject-rows';

type Query = QueryOf<typeof adminRejectEndpoints.rejectsCsv>;

const ROWS_AT_ONCE = 1_000;
const BYTE_ORDER_MARK = '\ufeff';

const heads = ['File', 'Riga', 'Motivo', 'Colonna', 'Testo', 'Testo corretto'];

/** Rejected rows as a file, in the order in which they were read. */
@Injectable()
export class RejectsCsvService {
  constructor(private readonly dataSource: DataSource) {}

  stream(query: Query): Readable {
    return Readable.from(this.parts(query), { objectMode: false });
  }

  private async *parts(query: Query): AsyncGenerator<string> {
    yield spreadsheetFile([heads]);
    for (let last = 0; ;) {
      const rows = await rejectsOf(this.dataSource.manager, query)
        .andWhere('reject.id > :last', { last })
        .orderBy('reject.id', 'ASC')
        .limit(ROWS_AT_ONCE)
        .getMany();
      const latest = rows.at(-1);
      if (latest === undefined) return;
      last = latest.id;
      // The mark stands at the beginning of the file alone.
      yield spreadsheetFile(rows.map(lineOf)).slice(BYTE_ORDER_MARK.length);
    }
  }
}

function lineOf(reject: ImportRejectEntity): string[] {
  const { fileName, line, code, columnName, text, corrected } = reject;
  return [fileName, String(line), rejectSentences[code], columnName ?? '', text, corrected ?? ''];
}
