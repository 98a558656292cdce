/** Why a row of a file cannot be used. */
export const rejectCodes = [
  'quotes',
  'columns',
  'characters',
  'too-long',
  'missing',
  'school-code',
  'course-year',
  'grade',
  'book-code',
  'price',
  'recommendation',
  'yes-or-no',
  'school-year',
  'comune-code',
  'cover',
] as const;
export type RejectCode = (typeof rejectCodes)[number];
