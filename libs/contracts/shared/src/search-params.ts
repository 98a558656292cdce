/** The parameters of its address that a page reads, by how it reads them; no other changes what it shows. */
export interface ReadParams {
  /** As `URLSearchParams.get` does: of several with one name the first counts. */
  get?: readonly string[];
  /** As `getAll` does: each counts, in their order. */
  getAll?: readonly string[];
}

/**
 * The query of an address with nothing but what a page reads, in the order in which the page names it: the same text
 * for all addresses that show the same. Begins with `?`; blank where nothing of it is read.
 */
export function readQuery(search: string, { get = [], getAll = [] }: ReadParams): string {
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of get) {
    const value = asked.get(name);
    if (value !== null) read.append(name, value);
  }
  for (const name of getAll) {
    for (const value of asked.getAll(name)) read.append(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}
