import { useSyncExternalStore } from 'react';

/** What a person has ticked (true) or unticked (false) by hand in one list, by the book's key. */
export type Choices = Readonly<Partial<Record<string, boolean>>>;

const PREFIX = 'zaino-ticks:';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing: they last as long as the page. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(list: string): string | null {
  try {
    return unkept.get(list) ?? sessionStorage.getItem(PREFIX + list);
  } catch {
    return unkept.get(list) ?? null;
  }
}

function change(list: string, next: (choices: Choices) => Choices): void {
  const text = JSON.stringify(next(parse(read(list))));
  try {
    sessionStorage.setItem(PREFIX + list, text);
    unkept.delete(list);
  } catch {
    unkept.set(list, text);
  }
  for (const listener of listeners) listener();
}

function parse(text: string | null): Choices {
  try {
    const choices = JSON.parse(text ?? '{}') as unknown;
    const entries = Object.entries(choices ?? {}) as [string, unknown][];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** The choices made in a list: they stay for the tab, through Back and reload; none on the server and at the first paint. */
export function useKeptChoices(
  list: string,
): [Choices, (next: (choices: Choices) => Choices) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => null,
  );
  return [parse(text), (next) => change(list, next)];
}
