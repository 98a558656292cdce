type Params = Record<string, string>;

const MOST_OF_A_PATH = 30;
/** Of an item of a list, by what its own path calls it. */
const namesOfItems = ['id', 'uid', 'key'] as const;

/**
 * What stands below the paths of the API, by what was answered: two of three calls that name something in their path
 * shall find it, and ids alone are too many for that.
 */
export class KnownPaths {
  private readonly byPath = new Map<string, Map<string, Params>>();

  /** Of a call that was answered as one whose thing is there. */
  learn(path: string, params: Params): void {
    for (const part of partsOf(path)) {
      const named = Object.entries(params).filter(([name]) => namesIn(part).includes(name));
      this.keep(part, Object.fromEntries(named));
    }
  }

  /** Of a list that was answered: its items stand below its own path. */
  learnItems(path: string, json: unknown): void {
    if (path.includes(':') || typeof json !== 'object' || json === null) return;
    for (const item of Object.values(json).flatMap((list: unknown) => asList(list))) {
      for (const name of namesOfItems) {
        if (typeof item[name] === 'string') this.keep(`${path}/:${name}`, { [name]: item[name] });
      }
    }
  }

  /** What is known to stand at a path, or nothing; of several any, by the number. */
  named(path: string, number: number): Params {
    const known = partsOf(path)
      .map((part) => [...(this.byPath.get(part)?.values() ?? [])])
      .findLast((found) => found.length > 0);
    return known?.[number % known.length] ?? {};
  }

  private keep(part: string, params: Params): void {
    const all = this.byPath.get(part) ?? new Map<string, Params>();
    this.byPath.set(part, all);
    const key = JSON.stringify(params);
    all.delete(key);
    all.set(key, params);
    const [oldest] = all.keys();
    if (all.size > MOST_OF_A_PATH && oldest !== undefined) all.delete(oldest);
  }
}

/** `/a/:b` and `/a/:b/c/:d` of `/a/:b/c/:d/e`: what has a name of its own on the way. */
const partsOf = (path: string): string[] =>
  [...path.matchAll(/:\w+/g)].map(({ 0: name, index }) => path.slice(0, index + name.length));

const namesIn = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const asList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((item) => isRecord(item)) : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
