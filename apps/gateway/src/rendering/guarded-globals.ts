/** What every bundle relies on as it is. */
const names = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'BigInt',
  'Symbol',
  'Date',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'RegExp',
  'Error',
  'TypeError',
  'JSON',
  'Math',
  'Reflect',
  'Proxy',
  'Intl',
  'URL',
  'URLSearchParams',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'structuredClone',
  'globalThis',
  'process',
  'console',
  'Buffer',
];

/** Their own members change while they are used. */
const busy = new Set(['globalThis', 'process', 'console', 'Buffer']);

interface Guarded {
  name: string;
  holder: object;
  keys: (string | symbol)[];
  members: unknown[];
}

// What is called after a bundle has run must not be what that bundle has changed.
const { ownKeys, getOwnPropertyDescriptor } = Reflect;
const { is } = Object;
const textOf = String;

function memberOf(holder: object, key: string | symbol): unknown {
  const descriptor = getOwnPropertyDescriptor(holder, key) as Record<string, unknown> | undefined;
  return descriptor?.['get'] ?? descriptor?.['value'];
}

function guard(name: string, holder: unknown, onlyKeys?: string[]): Guarded[] {
  if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return [];
  const keys = onlyKeys ?? ownKeys(holder);
  return [{ name, holder, keys, members: keys.map((key) => memberOf(holder, key)) }];
}

function changedMember({ name, holder, keys, members }: Guarded): string | undefined {
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    if (!is(memberOf(holder, key), members[index])) return `${name}.${textOf(key)}`;
  }
  const isWhole = name !== 'globalThis';
  return isWhole && ownKeys(holder).length > keys.length ? `the members of ${name}` : undefined;
}

/** Gives how to find out what of the language and the platform was changed meanwhile: a name, or undefined. */
export function watchGlobals(): () => string | undefined {
  const globals = globalThis as unknown as Record<string, unknown>;
  // Some are made when they are first asked for.
  const values = names.map((name) => [name, globals[name]] as const);
  const guarded = values.flatMap(([name, value]) =>
    busy.has(name)
      ? []
      : [
          ...guard(name, value),
          ...guard(`${name}.prototype`, (value as { prototype?: unknown } | undefined)?.prototype),
        ],
  );
  guarded.push(...guard('globalThis', globalThis, names));

  return () => {
    for (let index = 0; index < guarded.length; index += 1) {
      const one = guarded[index];
      const changed = one && changedMember(one);
      if (changed !== undefined) return changed;
    }
    return undefined;
  };
}

/** Takes from the bundles what would end or harm more than themselves. */
export function forbidEndingProcess(): void {
  const refuse = (name: string) => () => {
    throw new Error(`process.${name} may not be called`);
  };
  for (const name of ['exit', 'reallyExit', 'abort', 'kill']) {
    Object.defineProperty(process, name, { value: refuse(name) });
  }
}
