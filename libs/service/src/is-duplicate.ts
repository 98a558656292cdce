/** Whether a unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ER_DUP_ENTRY';
}
