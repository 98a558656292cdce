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
  let isQuoted = false;
  for (const letter of text) {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth += 1;
    if (!isQuoted && letter === ')') depth -= 1;
    const isEnd = letter === ',' && depth === 0 && !isQuoted;
    if (isEnd) parts.push(part);
    part = isEnd ? '' : part + letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}
