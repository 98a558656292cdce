import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** Where a page of the table begins. */
export interface TableCursor {
  /** Number of the last product before it. */
  after: number;
  /** How many products there were when the first page was read. */
  total: number;
}

export function cursorOf({ after, total }: TableCursor): string {
  return `${after}.${total}`;
}

/** Throws `invalid` for what is no cursor of ours. */
export function tableCursor(text: string): TableCursor {
  const [, after, total] = /^(\d{1,10})\.(\d{1,10})$/.exec(text) ?? [];
  if (after !== undefined && total !== undefined) {
    return { after: Number(after), total: Number(total) };
  }
  const errors = [{ path: 'cursor', message: 'Non è il cursore di una pagina' }];
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}
