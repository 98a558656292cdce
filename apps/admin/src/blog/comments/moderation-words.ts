/** What an admin may do with comments. */
export type ModerationAction = 'approve' | 'hide' | 'delete';

export const moderationButtons = [
  { action: 'approve', words: 'Approva' },
  { action: 'hide', words: 'Nascondi' },
  { action: 'delete', words: 'Elimina' },
] as const satisfies { action: ModerationAction; words: string }[];

const done: Record<ModerationAction, [one: string, several: string]> = {
  approve: ['1 commento pubblicato', 'commenti pubblicati'],
  hide: ['1 commento nascosto', 'commenti nascosti'],
  delete: ['1 commento eliminato', 'commenti eliminati'],
};

/** `3 commenti pubblicati`. */
export function doneWords(action: ModerationAction, count: number): string {
  const [one, several] = done[action];
  return count === 1 ? one : `${count} ${several}`;
}
