/** Kind of the day's count of school lists that were read. */
export const LIST_COUNT = 'list';
