import { LINE_TWICE, TOO_MANY_PIECES, type WantedLine } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { lineKey } from '@zaino/rules/cart-line';
import { DomainError } from '@zaino/service/domain-error';

/** Rejects as `invalid`, at its field, a line that is there twice and one with more pieces for children than it has. */
export function checkWantedLines(lines: readonly WantedLine[]): void {
  const seen = new Set<string>();
  const errors = lines.flatMap((line, index) => {
    const key = lineKey(line);
    const isTwice = seen.has(key);
    seen.add(key);
    const forChildren = (line.children ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      ...(isTwice ? [{ path: `lines.${index}`, message: LINE_TWICE }] : []),
      ...(forChildren > line.quantity
        ? [{ path: `lines.${index}.children`, message: TOO_MANY_PIECES }]
        : []),
    ];
  });
  if (errors.length > 0)
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}
