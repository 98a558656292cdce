/** What placeholders of the search for a school name: found wherever there are schools of all Italy. */
export const EXAMPLE_SCHOOL = 'es. liceo Roma';
