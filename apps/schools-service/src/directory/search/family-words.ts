/**
 * What families call a kind of school, which the ministry's names have not said since 2003 (Legge 53/2003): the words
 * stand in the index beside the type. First match wins.
 */
const kinds: readonly (readonly [type: RegExp, words: readonly string[]])[] = [
  [/INFANZIA/, ['asilo', 'materna']],
  [/PRIMARIA/, ['elementari']],
  [/PRIMO GRADO/, ['medie']],
  [/LICEO|SECONDO GRADO|^IST(?!ITUTO COMPRENSIVO)/, ['superiori']],
];

/** Words of the index by which each of these is found too. */
const otherForms = new Map(
  Object.entries({
    elementare: 'elementari',
    media: 'medie',
    superiore: 'superiori',
    asili: 'asilo',
    materne: 'materna',
  }),
);

/** What families call schools of a type, in the ministry's spelling (`SCUOLA PRIMO GRADO`). */
export function familyWordsOf(type: string): readonly string[] {
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? [];
}

/** The word that stands in the index for a typed one: `elementari` for `elementare`. */
export function indexedFamilyWord(typed: string): string | undefined {
  return otherForms.get(typed);
}
