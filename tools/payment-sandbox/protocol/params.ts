import { invalidParameter } from '../ledger/api-error';
import type { FormValues } from './form-body';

/**
 * The parameters of a call, read one by one. What was asked by nobody is refused at the end (`finish`), as Stripe
 * does: a misspelt name is found here and not with the first real key.
 */
export class Params {
  private readonly values: FormValues;
  private readonly path: string;
  private readonly read = new Set<string>();
  private readonly inner: Params[] = [];

  constructor(values: FormValues, path = '') {
    this.values = values;
    this.path = path;
  }

  /** The parameter's whole name, as in `payment_intent_data[transfer_data][destination]`. */
  nameOf(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  string(name: string, longest = 5_000): string | undefined {
    const value = this.value(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw this.invalid(name, 'Invalid string: must be a string');
    if (value.length > longest) {
      const message = `Invalid string: ${value.slice(0, 20)}…; must be at most ${longest} characters`;
      throw this.invalid(name, message, 'parameter_invalid_string_too_long');
    }
    return value;
  }

  required(name: string): string {
    const value = this.string(name);
    if (value === undefined) throw this.missing(name);
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^-?\d{1,15}$/.test(value) || !Number.isSafeInteger(number)) {
      throw this.invalid(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    return number;
  }

  boolean(name: string): boolean | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw this.invalid(name, `Invalid boolean: ${value}`);
    return value === 'true';
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) {
      throw this.invalid(
        name,
        `Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`,
      );
    }
    return choice;
  }

  url(name: string): string | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !/^https?:/i.test(value)) {
      throw this.invalid(name, 'Not a valid URL', 'url_invalid');
    }
    return value;
  }

  metadata(name = 'metadata'): Record<string, string> {
    const entries = Object.entries(this.object(name)?.all() ?? {});
    if (entries.length > 50) throw this.invalid(name, 'Metadata can have up to 50 keys');
    for (const [key, value] of entries) {
      if (key.length <= 40 && value.length <= 500) continue;
      const message = 'Metadata keys can have up to 40 characters, values up to 500';
      throw this.invalid(name, message, 'parameter_invalid_string_too_long');
    }
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }

  object(name: string): Params | undefined {
    const value = this.value(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw this.invalid(name, 'Invalid object');
    const inner = new Params(value, this.nameOf(name));
    this.inner.push(inner);
    return inner;
  }

  objects(name: string): Params[] {
    const list = this.object(name);
    return list ? Object.keys(list.values).flatMap((index) => list.object(index) ?? []) : [];
  }

  strings(name: string): string[] {
    return Object.values(this.object(name)?.all() ?? {});
  }

  /** Known to Stripe, and without effect here. */
  ignore(...names: string[]): void {
    for (const name of names) this.read.add(name);
  }

  finish(): void {
    const unknown = Object.keys(this.values).find((name) => !this.read.has(name));
    if (unknown !== undefined) {
      const message = `Received unknown parameter: ${this.nameOf(unknown)}`;
      throw this.invalid(unknown, message, 'parameter_unknown');
    }
    for (const inner of this.inner) inner.finish();
  }

  missing(name: string): Error {
    return this.invalid(name, `Missing required param: ${this.nameOf(name)}.`, 'parameter_missing');
  }

  invalid(name: string, message: string, code?: string): Error {
    return invalidParameter(this.nameOf(name), message, code);
  }

  private value(name: string): string | FormValues | undefined {
    this.read.add(name);
    return this.values[name];
  }

  private all(): Record<string, string> {
    const names = Object.keys(this.values);
    this.ignore(...names);
    return Object.fromEntries(
      names.map((name) => {
        const value = this.values[name] ?? '';
        if (typeof value !== 'string') throw this.invalid(name, 'Invalid string');
        return [name, value];
      }),
    );
  }
}
