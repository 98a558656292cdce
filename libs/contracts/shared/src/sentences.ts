/** Sentences of rules that stand in several contracts, or in a form that needs nothing else of a schema. */
export const sentences = {
  areaNeeded: 'Il tuo account non è abilitato a questa parte dell’Area Riservata.',
  code: 'Scrivi il codice',
  day: 'Scegli il giorno',
  daysReversed: 'L’ultimo giorno viene dopo il primo',
  firstDay: 'Scegli il primo giorno',
  itsName: 'Scrivi il nome',
  lastDay: 'Scegli l’ultimo giorno',
  name: 'Scrivi un nome',
  ownName: 'Scrivi il tuo nome',
  ownerOnly: 'Questo lo può fare solo chi ha la libreria.',
  nickname: 'Scrivi un soprannome',
  province: 'Scrivi la provincia',
  reason: 'Scrivi il motivo',
  title: 'Scrivi il titolo',
} as const;
