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
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const letter of text) {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth += 1;
    if (!isQuoted && letter === ')') depth -= 1;
    if (letter === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
