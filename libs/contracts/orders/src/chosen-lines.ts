import { emailSchema, ownNameSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_LINES } from './limits';
import { checkPieces, linePiecesSchema } from './line-pieces';
import { LINE_MISSING } from './refusal-texts';

/** Lines of an order; each as a whole but for those of which `pieces` says how many. */
const chosenLines = {
  lineIds: z.array(z.uuid()).check(z.minLength(1, LINE_MISSING), z.maxLength(MOST_LINES)),
  pieces: z.optional(linePiecesSchema),
};

/** What a customer cancels, and what they were shown to be held back of the refund: anything else is refused. */
export const cancellationSchema = z
  .strictObject({ ...chosenLines, heldBack: z.optional(z.number()) })
  .check(z.superRefine(checkPieces));

/** Whose extra a customer wants no more. */
export const droppedExtrasSchema = z.strictObject(chosenLines).check(z.superRefine(checkPieces));

/** Who withdraws from which lines, and where the receipt goes (Codice del consumo, art. 54-bis). */
export const withdrawalRequestSchema = z
  .strictObject({ ...chosenLines, name: ownNameSchema(120), email: emailSchema })
  .check(z.superRefine(checkPieces));
