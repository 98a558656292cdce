/** Codes are compared byte by byte and take one byte a character. */
const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Codes of varying length. */
export function asciiColumn(length: number) {
  return { type: 'varchar', length, ...ascii } as const;
}

/** Codes of one length. */
export function asciiCharColumn(length: number) {
  return { type: 'char', length, ...ascii } as const;
}

/** The ministry's spelling: compared exactly, also where only the case or an accent differs. */
export function ministryColumn(length: number) {
  return { type: 'varchar', length, charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;
}

/** Names for people: compared as people do, whatever the case and the accents. */
export function readableColumn(length: number) {
  return { type: 'varchar', length, charset: 'utf8mb4', collation: 'utf8mb4_unicode_ci' } as const;
}

export const smallId = { type: 'smallint', unsigned: true } as const;
export const wideId = { type: 'int', unsigned: true } as const;
export const schoolYearColumn = { type: 'smallint', unsigned: true } as const;
