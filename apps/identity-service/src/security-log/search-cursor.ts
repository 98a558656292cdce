import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

/** Place of an entry in the order of the search: newer ones that arrive change nothing behind it. */
interface SearchCursor {
  timestamp: Date;
  id: string;
}

export function writeCursor({ timestamp, id }: SearchCursor): string {
  return `${timestamp.getTime()}_${id}`;
}

export function readCursor(text: string): SearchCursor {
  const [, ms = '', id = ''] = /^(\d{1,15})_(\d{1,19})$/.exec(text) ?? [];
  if (id === '') {
    const errors = [{ path: 'before', message: 'Non è la fine di una pagina di questo elenco' }];
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
  }
  return { timestamp: new Date(Number(ms)), id };
}
