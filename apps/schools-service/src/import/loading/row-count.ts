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
export interface RejectedRow {
  fileName: string;
  line: number;
  reason: string;
  text: string;
}
