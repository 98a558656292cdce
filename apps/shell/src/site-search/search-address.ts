/** The page of results. */
export const RESULTS_PATH = '/cerca';
/** Of its address: what is looked for, and the group that is shown at more length. */
export const WORDS_PARAM = 'q';
export const GROUP_PARAM = 'mostra';
/** What is longer is cut, in characters: the calls take no more. */
export const LONGEST_WORDS = 200;

/** The page of results of a text. */
export function resultsPath(words: string, group?: string): string {
  const query = new URLSearchParams({ [WORDS_PARAM]: words });
  if (group !== undefined) query.set(GROUP_PARAM, group);
  return `${RESULTS_PATH}?${query.toString()}`;
}
