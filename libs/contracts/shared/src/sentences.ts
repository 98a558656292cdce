/** Sentences of rules that stand in several contracts, or in a form that needs nothing else of a schema. */
export const sentences = {
  ownName: 'Scrivi il tuo nome',
  nickname: 'Scrivi un soprannome',
} as const;
