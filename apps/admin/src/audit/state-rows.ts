import type { AuditEntry } from '@zaino/contracts/identity';
import { formatEuro } from '@zaino/rules/money';
import { moment } from '../layout/moment-words';

type State = AuditEntry['before'];

/** A value of a state, as it was and as it is. */
export interface StateRow {
  /** Where it stands: names from the outside in. */
  name: string;
  before: string;
  after: string;
}

const NOTHING = '—';
/** Of a hash: enough to see whether two are the same. */
const HASH_SHOWN = 8;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The values of two states beside one another. */
export function stateRows(before: State, after: State): StateRow[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names.map((name) => ({
    name: name === '' ? 'Valore' : name,
    before: was.get(name) ?? NOTHING,
    after: is.get(name) ?? NOTHING,
  }));
}

function valuesOf(state: State): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (value: State, place: string[]) => {
    if (typeof value !== 'object' || value === null || isHash(value)) {
      if (place.length > 0 || value !== null) values.set(place.join(' › '), wordsOf(value, place));
      return;
    }
    // A list is counted from one, as people do.
    const isList = Array.isArray(value);
    for (const [name, member] of Object.entries(value)) {
      collect(member, [...place, isList ? String(Number(name) + 1) : name]);
    }
  };
  collect(state, []);
  return values;
}

function isHash(value: object): value is { hmac: string } {
  return Object.keys(value).join() === 'hmac' && typeof Object.values(value)[0] === 'string';
}

function wordsOf(value: State, place: readonly string[]): string {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (typeof value === 'number') return figure(value, place.at(-1) ?? '');
  if (typeof value === 'string') return wordsOfText(value);
  return isHash(value) ? `dato personale (impronta ${value.hmac.slice(0, HASH_SHOWN)})` : NOTHING;
}

function figure(value: number, name: string): string {
  return name.endsWith('Cents') ? formatEuro(value / 100) : value.toLocaleString('it-IT');
}

function wordsOfText(text: string): string {
  if (text === '') return 'vuoto';
  return MOMENT.test(text) ? moment(text) : text;
}
