/** The month in which the ministry begins to publish the lists of the coming school year. */
const FIRST_MONTH = 6;

/** First calendar year of the school year written `202526`; null where it is not of that form. */
export function schoolYearOfCode(code: string): number | null {
  const match = /^(20\d\d)\d\d$/.exec(code.trim());
  if (match === null) return null;
  const year = Number(match[1]);
  return codeOfSchoolYear(year) === code.trim() ? year : null;
}

/** `202526` for 2025. */
export function codeOfSchoolYear(year: number): string {
  return `${year}${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The date (`yyyymmdd`) in a file's name, or null. */
export function dateOfFileName(fileName: string): string | null {
  const date = fileName
    .match(/\d{8,}/g)
    ?.at(-1)
    ?.slice(-8);
  if (date === undefined) return null;
  const month = Number(date.slice(4, 6));
  const day = Number(date.slice(6));
  const isDate = date.startsWith('20') && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? date : null;
}

/** Files dated June to May belong to the year that starts that September. */
export function schoolYearOfDate(date: string): number {
  const year = Number(date.slice(0, 4));
  return Number(date.slice(4, 6)) >= FIRST_MONTH ? year : year - 1;
}

/** What a newer file replaces: the name without folder, endings and date. */
export function sourceKeyOfFileName(fileName: string): string {
  const stem = fileName.replace(/(\.(csv|txt|gz))+$/i, '');
  const key = stem.replace(/[\s_-]*\d{6,}$/, '');
  return (key === '' ? stem : key).toUpperCase().slice(0, 64);
}
