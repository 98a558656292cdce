import { StripeApiError } from '../ledger/api-error';

/** A form's values as the SDK nests them: `a[b][0]=c` is `{a: {b: {0: 'c'}}}`. */
export interface FormValues {
  [name: string]: string | FormValues;
}

const DEEPEST = 8;

/** Reads a query or a form-encoded body. */
export function parseForm(text: string): FormValues {
  const values = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first = key, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
    const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.length > DEEPEST) throw unreadable(key);
    assign(values, path, value);
  }
  return values;
}

function assign(values: FormValues, path: string[], value: string): void {
  let at = values;
  for (const [depth, part] of path.entries()) {
    // `list[]=a&list[]=b`: the next free place.
    const name = part === '' ? String(Object.keys(at).length) : part;
    if (depth === path.length - 1) {
      at[name] = value;
      return;
    }
    const inner = (at[name] ??= empty());
    if (typeof inner === 'string') throw unreadable(path.join('.'));
    at = inner;
  }
}

/** Without a prototype: a name like `__proto__` is one as any other. */
function empty(): FormValues {
  return Object.create(null) as FormValues;
}

function unreadable(key: string): StripeApiError {
  const type = 'invalid_request_error';
  return new StripeApiError({
    status: 400,
    type,
    message: `Invalid form encoding at ${key}.`,
    isValidation: true,
  });
}
