import type { RejectCode } from '@zaino/contracts/schools';

/** What became of a file's rows: the three add up to the rows read. */
export class RowCount {
  imported = 0;
  duplicate = 0;
  rejected = 0;

  get read(): number {
    return this.imported + this.duplicate + this.rejected;
  }
}

/** Where a row that cannot be used goes. */
export interface RowRejection {
  fileName: string;
  line: number;
  code: RejectCode;
  /** Where it is wrong; null where all of the row is. */
  column: string | null;
  /** In a sentence, for the reject file. */
  reason: string;
  text: string;
}
