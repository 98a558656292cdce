import type { Difference } from './schema-differences';

/** Where something is broken. */
export interface BrokenPlace {
  /** As in `GET /api/products/:id`. */
  call: string;
  /** Where in the call, as in `answer.items[].price`; blank where it is the call itself. */
  field: string;
  /** The domain whose service gives the call. */
  partner: string;
}

const shown = (value: unknown) => (value === undefined ? 'no such limit' : JSON.stringify(value));

/** What a reader misses in an answer, or does not know of it; "it" is the reader. */
export function sentenceOfAnswer({ call, field, partner }: BrokenPlace, found: Difference): string {
  const reads = `It reads ${field} of ${call}`;
  switch (found.kind) {
    case 'missing':
      return `${reads}, which ${partner} does not give.`;
    case 'optional':
      return `${reads}, which ${partner} may leave out.`;
    case 'refused':
      return `It refuses ${field} of ${call}, which ${partner} gives.`;
    case 'type':
      return `${reads} as ${found.taken}, and ${partner} gives ${found.brought}.`;
    case 'value':
      return `It does not know ${shown(found.brought)} as ${field} of ${call}, which ${partner} may give.`;
    case 'limit':
    case 'changed':
      return `${reads} with ${found.keyword} ${shown(found.taken)}, and ${partner} gives it with ${shown(found.brought)}.`;
  }
}

/** What a giver asks for or refuses of an input; "it" is who sends that. */
export function sentenceOfInput({ call, field, partner }: BrokenPlace, found: Difference): string {
  switch (found.kind) {
    case 'missing':
      return `${partner} asks for ${field} of ${call}, which it does not send.`;
    case 'optional':
      return `${partner} asks for ${field} of ${call}, which it may leave out.`;
    case 'refused':
      return `${partner} refuses ${field} of ${call}, which it sends.`;
    case 'type':
      return `${partner} takes ${field} of ${call} as ${found.taken}, and it sends ${found.brought}.`;
    case 'value':
      return `${partner} does not take ${shown(found.brought)} as ${field} of ${call}, which it may send.`;
    case 'limit':
    case 'changed':
      return `${partner} takes ${field} of ${call} with ${found.keyword} ${shown(found.taken)}, and it sends it with ${shown(found.brought)}.`;
  }
}
