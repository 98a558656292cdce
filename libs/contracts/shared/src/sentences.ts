/** Sentences of rules that stand in several contracts, or in a form that needs nothing else of a schema. */
export const sentences = {
  areaNeeded: 'Il tuo account non è abilitato a questa parte dell’Area Riservata.',
  ownName: 'Scrivi il tuo nome',
  ownerOnly: 'Questo lo può fare solo chi ha la libreria.',
  nickname: 'Scrivi un soprannome',
} as const;
