/** A statement on one line, without comments and backticks. */
export function plainSql(statement: string): string {
  return statement
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/^\s*(?:--|#).*$/gm, ' ')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .replace(/\s*;\s*$/, '')
    .trim();
}

/** Parts between commas that stand in no brackets and no quotes. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  // What is quoted is one piece.
  for (const piece of text.match(/'[^']*'|[^']/g) ?? []) {
    depth += steps[piece] ?? 0;
    const isEnd = piece === ',' && depth === 0;
    if (isEnd) parts.push(part);
    part = isEnd ? '' : part + piece;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

const steps: Partial<Record<string, number>> = { '(': 1, ')': -1 };
