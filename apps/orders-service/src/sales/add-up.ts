interface Addends {
  [name: string]: number | string | number[] | Addends;
}

/**
 * Adds each number of `more` to the one of its name, at any depth, and takes over what is not there yet. Lists are put
 * behind one another, and of two words the first stays.
 */
export function addUp<Sum extends object>(sum: Sum, more: Partial<Sum>): void {
  add(sum as Addends, more as Addends);
}

function add(sum: Addends, more: Addends): void {
  for (const [name, value] of Object.entries(more)) {
    const known = sum[name];
    if (known === undefined) sum[name] = copyOf(value);
    else if (typeof known === 'number') sum[name] = known + Number(value);
    else if (Array.isArray(known)) for (const one of value as number[]) known.push(one);
    else if (typeof known === 'object') add(known, value as Addends);
  }
}

/** What is added to is nobody else's. */
function copyOf(value: Addends[string]): Addends[string] {
  if (Array.isArray(value)) return [...value];
  if (typeof value !== 'object') return value;
  const copy: Addends = {};
  add(copy, value);
  return copy;
}
