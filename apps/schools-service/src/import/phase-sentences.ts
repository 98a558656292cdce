import type { ImportPhase } from '@zaino/contracts/schools';

/** What an import is at, for the command line. */
export const phaseSentences: Record<
  Extract<ImportPhase, 'storing' | 'activating' | 'sweeping'>,
  string
> = {
  storing: 'Loading the last rows',
  activating: 'Making the new files visible',
  sweeping: 'Removing what they replace',
};
