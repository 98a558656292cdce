import type { CedolaList } from '@zaino/contracts/orders';
import { cedolaShares } from '../cedole/cedola-lists';
import type { OfferedLine, PricedLine } from './priced-line';

type CoveredLine = OfferedLine & Pick<PricedLine, 'cedolaPieces' | 'cedolaCents'>;

/** Lines with what cedole for some lists pay of them; what a family would get off its price is no part of that. */
export function withCedole(
  lines: readonly OfferedLine[],
  chosen: readonly CedolaList[],
): CoveredLine[] {
  const shares = cedolaShares(lines, chosen);
  return lines.map((line, index) => {
    const { pieces, cents } = shares[index] ?? { pieces: 0, cents: 0 };
    const left = line.pieces - pieces;
    return {
      ...line,
      cedolaPieces: pieces,
      cedolaCents: cents,
      totalCents: pieces === 0 ? line.totalCents : line.priceCents * left + cents,
      mostDiscountCents:
        pieces === 0 ? line.mostDiscountCents : (line.mostDiscountCents / line.pieces) * left,
    };
  });
}
