import { useSyncExternalStore } from 'react';

/** What a family has chosen for a thing of a list, by the thing's name. */
interface Choice {
  /** Id of the product, where it is another than the proposed one. */
  product?: string;
  /** Ticked or unticked by hand. */
  isTicked?: boolean | undefined;
}
export type SupplyChoices = Readonly<Partial<Record<string, Choice>>>;

const PREFIX = 'zaino-materiale:';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing: they last as long as the page. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(list: string): string {
  try {
    return unkept.get(list) ?? sessionStorage.getItem(PREFIX + list) ?? '';
  } catch {
    return unkept.get(list) ?? '';
  }
}

function parse(text: string): SupplyChoices {
  try {
    return (JSON.parse(text) ?? {}) as SupplyChoices;
  } catch {
    return {};
  }
}

/** The choices made in a list: they stay for the tab, as the ticks of books do; none on the server and at the first paint. */
export function useKeptChoices(
  list: string,
): [SupplyChoices, (thing: string, choice: Choice) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => '',
  );
  const choices = parse(text);
  const change = (thing: string, choice: Choice) => {
    const now = parse(read(list));
    const next = JSON.stringify({ ...now, [thing]: { ...now[thing], ...choice } });
    try {
      sessionStorage.setItem(PREFIX + list, next);
      unkept.delete(list);
    } catch {
      unkept.set(list, next);
    }
    for (const listener of listeners) listener();
  };
  return [choices, change];
}
