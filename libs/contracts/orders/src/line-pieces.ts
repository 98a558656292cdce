import * as z from 'zod/mini';
import { MOST_LINES, MOST_PIECES_OF_A_LINE } from './limits';
import { LINE_TWICE, TOO_MANY_PIECES } from './refusal-texts';

const count = z.int().check(z.gte(1), z.lte(MOST_PIECES_OF_A_LINE));

/**
 * Of lines that are named, those of which only some pieces are meant: `quantity` of the `of` that the line had when it
 * was looked at. Since a line never gets more pieces, the same wish again finds another line, and is not done twice.
 */
export const linePiecesSchema = z
  .array(
    z.object({
      lineId: z.uuid(),
      quantity: count,
      of: count,
      /** Whose pieces they are; else those for nobody in particular come first, then the last child's. */
      childId: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    }),
  )
  .check(z.maxLength(MOST_LINES));
export type LinePieces = z.infer<typeof linePiecesSchema>;

interface NamedPieces {
  lineIds: readonly string[];
  pieces?: LinePieces | undefined;
}

/** Refuses pieces of a line that is not named or is there twice, and more of them than the line has. */
export function checkPieces(
  { lineIds, pieces = [] }: NamedPieces,
  context: z.core.$RefinementCtx,
): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['pieces', ...path], message });
  const seen = new Set<string>();
  for (const [index, { lineId, quantity, of }] of pieces.entries()) {
    if (!lineIds.includes(lineId)) refuse([index, 'lineId'], 'Questa riga non è tra quelle scelte');
    if (seen.has(lineId)) refuse([index, 'lineId'], LINE_TWICE);
    if (quantity > of) refuse([index, 'quantity'], TOO_MANY_PIECES);
    seen.add(lineId);
  }
}
