import type { BookField } from '@zaino/contracts/schools';
import { BookFinder, type FoundFields } from './book-finder';

const ANSWER_LIMIT_MS = 5_000;
/** Longest answer, in characters. */
const LONGEST = 1_000_000;

interface HttpSource {
  /** With `{isbn}` in it. */
  url: string;
  /** Where in the answer each field stands: names and numbers with dots between. */
  fields: Partial<Record<BookField, string>>;
  authorization?: string | undefined;
}

/** Books of whatever answers with JSON to an address with their ISBN, as settings describe it. */
export class HttpFinder extends BookFinder {
  readonly name: string;

  constructor(private readonly source: HttpSource) {
    super();
    this.name = new URL(source.url.replace('{isbn}', '0')).hostname;
  }

  async find(isbn: string): Promise<FoundFields | null> {
    const { url, authorization } = this.source;
    const answer = await fetch(url.replaceAll('{isbn}', encodeURIComponent(isbn)), {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: { accept: 'application/json', ...(authorization && { authorization }) },
      redirect: 'error',
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const text = await answer.text();
    if (text.length > LONGEST) throw new Error('the answer is too long');
    return this.fieldsOf(JSON.parse(text));
  }

  /** Null where the answer has none of them. */
  private fieldsOf(json: unknown): FoundFields | null {
    const found = Object.entries(this.source.fields).flatMap(([field, path]) => {
      const value = valueAt(json, path);
      return value === undefined || value === null ? [] : [[field, value] as const];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  }
}

function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    return (value as Record<string, unknown>)[name];
  }, json);
}
