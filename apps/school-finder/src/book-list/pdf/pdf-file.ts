import { inflate, latin1 } from './inflate';
import {
  dictOf,
  listOf,
  numberOf,
  type PdfDict,
  PdfReader,
  type PdfValue,
  referenceOf,
  textOf,
} from './pdf-values';

/** An object of a file. */
interface PdfObject {
  value: PdfValue;
  /** Where the bytes of its stream begin; null without one. */
  stream: number | null;
}

const MOST_OBJECTS = 50_000;
/** Characters of one object without its stream, and of all: broken ones would each be read to the file's end. */
const LONGEST_OBJECT = 200_000;
const MOST_CHARACTERS = 30_000_000;
/** Bytes of all streams together, once they are inflated. */
const MOST_BYTES = 30_000_000;
const MOST_OF_STREAM = 5_000_000;

const BEGIN = /(?<!\d)(\d{1,8})[\0\t\n\f\r ]{1,4}\d{1,5}[\0\t\n\f\r ]{1,4}obj/g;
const STREAM = /[\0\t\n\f\r ]{0,8}stream(?:\r\n|\n|\r)/y;

/**
 * The objects of a PDF (ISO 32000-1, 7.5), found by their beginnings: the table of their places is often wrong, and
 * nothing is lost without it. How much is inflated has a limit, whatever the file says.
 */
export class PdfFile {
  private readonly objects = new Map<number, PdfObject>();
  private left = MOST_BYTES;

  private constructor(
    private readonly bytes: Uint8Array<ArrayBuffer>,
    private readonly text: string,
  ) {}

  static async read(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFile> {
    const file = new PdfFile(bytes, latin1(bytes));
    file.findObjects();
    await file.unpackObjects();
    return file;
  }

  /** Whether what it says is for those alone who have its password. */
  get isEncrypted(): boolean {
    return /\/Encrypt[\0\t\n\f\r ]{0,4}(?:\d|<<)/.test(this.text);
  }

  /** Objects of a type, as `Page`, in the order of the file. */
  dictsOf(type: string): PdfDict[] {
    return [...this.objects.values()]
      .map(({ value }) => dictOf(value))
      .filter((dict) => textOf(dict.get('Type'), 'name') === type);
  }

  /** A value, or the object that it refers to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    const number = referenceOf(value);
    return number === undefined ? value : this.objects.get(number)?.value;
  }

  /** A member of a dictionary, as `resolve`. */
  member(dict: PdfDict, name: string): PdfValue | undefined {
    return this.resolve(dict.get(name));
  }

  /** What a stream holds, as text of one character a byte; blank without one, and for filters that hold no text. */
  async contentOf(value: PdfValue | undefined): Promise<string> {
    const object = this.objects.get(referenceOf(value) ?? -1);
    return object === undefined ? '' : this.streamOf(object);
  }

  private findObjects(): void {
    let characters = 0;
    // What comes later takes the place of what has the same number: so files are changed.
    for (const begin of this.text.matchAll(BEGIN)) {
      if (this.objects.size >= MOST_OBJECTS || characters > MOST_CHARACTERS) return;
      const start = begin.index + begin[0].length;
      const reader = new PdfReader(this.text.slice(start, start + LONGEST_OBJECT));
      const value = reader.next();
      characters += reader.place;
      if (value === undefined) continue;
      STREAM.lastIndex = start + reader.place;
      const stream = STREAM.exec(this.text);
      const content = stream === null ? null : STREAM.lastIndex;
      this.objects.set(Number(begin[1]), { value, stream: content });
    }
  }

  /** Objects that stand in a stream of objects (7.5.7). */
  private async unpackObjects(): Promise<void> {
    const packed = [...this.objects.values()].filter(
      ({ value }) => textOf(dictOf(value).get('Type'), 'name') === 'ObjStm',
    );
    for (const object of packed) {
      const dict = dictOf(object.value);
      const content = await this.streamOf(object);
      const first = numberOf(this.member(dict, 'First'));
      const places = content.slice(0, first).match(/\d{1,10}/g) ?? [];
      for (let at = 0; at + 1 < places.length && this.objects.size < MOST_OBJECTS; at += 2) {
        const number = Number(places[at]);
        const value = new PdfReader(content, first + Number(places[at + 1])).next();
        if (value !== undefined && !this.objects.has(number)) {
          this.objects.set(number, { value, stream: null });
        }
      }
    }
  }

  private async streamOf({ value, stream }: PdfObject): Promise<string> {
    if (stream === null || this.left <= 0) return '';
    const dict = dictOf(value);
    const end = this.endOf(dict, stream);
    const filter = this.member(dict, 'Filter');
    const filters = [filter, ...listOf(filter)].flatMap((one) => textOf(one, 'name') ?? []);
    if (filters.length === 0)
      return this.text.slice(stream, Math.min(end, stream + MOST_OF_STREAM));
    if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(filters[0] ?? '')) return '';
    const content = await inflate(
      this.bytes.slice(stream, end),
      Math.min(this.left, MOST_OF_STREAM),
    );
    this.left -= content.length;
    return content;
  }

  /** By its length, where that leads to its end. */
  private endOf(dict: PdfDict, stream: number): number {
    const end = stream + numberOf(this.member(dict, 'Length'));
    if (/^[\0\t\n\f\r ]{0,4}endstream/.test(this.text.slice(end, end + 16))) return end;
    const found = this.text.indexOf('endstream', stream);
    return found === -1 ? this.text.length : found;
  }
}
