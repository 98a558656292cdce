import { crc32 } from 'node:zlib';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

const NUMBER_BYTES = 8;
const SUM_BYTES = 4;

/**
 * A place in a list: what the last product of a page was sorted by. The sum at its end covers the question too, so
 * that a cursor continues the list that it came from and no other.
 */
export function writeCursor(key: readonly number[], question: string): string {
  const numbers = Buffer.from(Float64Array.from(key).buffer);
  return Buffer.concat([numbers, sumOf(numbers, question)]).toString('base64url');
}

/** The key of a cursor of ours; throws `invalid` for any other text. */
export function readCursor(cursor: string, question: string, parts: number): number[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const numbers = bytes.subarray(0, parts * NUMBER_BYTES);
  const isOurs =
    bytes.length === parts * NUMBER_BYTES + SUM_BYTES &&
    bytes.toString('base64url') === cursor &&
    bytes.subarray(numbers.length).equals(sumOf(numbers, question));
  if (!isOurs) {
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
      errors: [{ path: 'cursor', message: 'Questo non è il seguito di questo elenco' }],
    });
  }
  return Array.from({ length: parts }, (_, part) => numbers.readDoubleLE(part * NUMBER_BYTES));
}

function sumOf(numbers: Buffer, question: string): Buffer {
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(crc32(question, crc32(numbers)));
  return sum;
}
