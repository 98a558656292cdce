/** What of a column's definition matters to whoever writes into it. */
export interface ColumnDefinition {
  name: string;
  /** In small letters, as `varchar(40)` or `int unsigned`. */
  type: string;
  isNullable: boolean;
  /** Whether a row may be inserted without it. */
  isFilled: boolean;
  isUnique: boolean;
}

/** Reads `name type …`; undefined where it is no column but an index or a constraint. */
export function readColumn(text: string): ColumnDefinition | undefined {
  const match = /^(\w+)\s+(\w+(?:\s*\((?:'(?:[^']|'')*'|[^')])*\))?(?:\s+unsigned)?)(.*)$/is.exec(
    text,
  );
  if (
    !match ||
    /^(primary|unique|index|key|constraint|foreign|check|fulltext)$/i.test(match[1] ?? '')
  ) {
    return undefined;
  }
  const [, name = '', type = '', rest = ''] = match;
  const words = rest.replace(/'(?:[^']|'')*'/g, "''");
  const isNullable = !/\bnot\s+null\b|\bprimary\s+key\b/i.test(words);
  return {
    name,
    type: type
      .toLowerCase()
      .replace(/\s*\(\s*/g, '(')
      .replace(/\s+/g, ' '),
    isNullable,
    isFilled: isNullable || /\bdefault\b|\bauto_increment\b|\bas\s*\(/i.test(words),
    isUnique: /\bunique\b/i.test(words),
  };
}

/** From the narrowest to the widest. */
const families = [
  ['tinyint', 'smallint', 'mediumint', 'int', 'bigint'],
  ['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext'],
  ['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob'],
];

/** Whether the second type takes every value of the first. */
export function isAsWide(before: string, after: string): boolean {
  if (before === after) return true;
  const [one, other] = [partsOf(before), partsOf(after)];
  if (one.isUnsigned !== other.isUnsigned) return false;
  if (one.base === 'enum' && other.base === 'enum') {
    return one.sizes.every((value) => other.sizes.includes(value));
  }
  if (one.base !== other.base) return isWiderKind(one.base, other.base);
  if (one.base === 'decimal') return hasMoreDigits(one.sizes, other.sizes);
  return Number(other.sizes[0] ?? 0) >= Number(one.sizes[0] ?? 0);
}

function isWiderKind(before: string, after: string): boolean {
  const family = families.find((one) => one.includes(before));
  // A length in brackets cannot be told against a kind; only kinds without one are certain.
  const isCertain = !['char', 'varchar', 'binary', 'varbinary'].includes(after);
  return family !== undefined && isCertain && family.indexOf(after) > family.indexOf(before);
}

function hasMoreDigits(before: string[], after: string[]): boolean {
  const [total = 10, places = 0] = before.map(Number);
  const [newTotal = 10, newPlaces = 0] = after.map(Number);
  return newPlaces >= places && newTotal - newPlaces >= total - places;
}

function partsOf(type: string) {
  const [, base = '', sizes = ''] = /^(\w+)(?:\((.*)\))?/s.exec(type) ?? [];
  return {
    base: base === 'integer' ? 'int' : base,
    sizes: sizes === '' ? [] : sizes.split(',').map((size) => size.trim()),
    isUnsigned: type.endsWith(' unsigned'),
  };
}
