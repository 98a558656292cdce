import { inflateSync } from 'node:zlib';

/** A line of a page: where it begins, in points from the upper left corner, its base line and its size. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** The pieces of each page, in the order in which they were written. */
export function pdfPieces(bytes: Buffer): PdfPiece[][] {
  return pdfPages(bytes).map(({ height, content, fonts }) =>
    piecesOf(content, fonts).map((piece) => ({ ...piece, y: height - piece.y })),
  );
}

/**
 * What a reader finds in a PDF that pdfkit wrote: the words of each page in the order in which they were written, a
 * space between two pieces.
 */
export function pdfText(bytes: Buffer): string[] {
  return pdfPages(bytes).map(({ content, fonts }) =>
    piecesOf(content, fonts)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

function pdfPages(bytes: Buffer) {
  const objects = readObjects(bytes);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => ({
    height: Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(head)?.[1]),
    content: objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream ?? '',
    fonts: fontsOf(head, objects),
  }));
}

interface PdfObject {
  head: string;
  stream: string;
}

type Glyphs = Map<string, string>;

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body = ''] = match;
    const begin = body.indexOf('stream\n');
    const head = begin < 0 ? body : body.slice(0, begin);
    const raw =
      begin < 0 ? '' : body.slice(begin + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const isPacked = head.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(Number(id), { head, stream });
  }
  return objects;
}

function fontsOf(page: string, objects: Map<number, PdfObject>): Map<string, Glyphs> {
  const resources = objects.get(Number(/\/Resources (\d+)/.exec(page)?.[1]))?.head ?? page;
  const fonts = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
  const named = [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name = '', id]) => {
      const font = objects.get(Number(id))?.head ?? '';
      const map = objects.get(Number(/\/ToUnicode (\d+)/.exec(font)?.[1]))?.stream ?? '';
      return [name, glyphsOf(map)];
    }),
  );
}

/** From a font's ToUnicode map: ranges with a list of what each glyph stands for. */
function glyphsOf(map: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<(\w+)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

const written = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(\w+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;

/** Heights as they stand in the file: from the bottom. */
function piecesOf(content: string, fonts: Map<string, Glyphs>): PdfPiece[] {
  let glyphs: Glyphs = new Map();
  let at = { x: 0, y: 0, size: 0 };
  const pieces: PdfPiece[] = [];
  for (const [, x, y, font, size, shown] of content.matchAll(written)) {
    if (font !== undefined) {
      glyphs = fonts.get(font) ?? new Map<string, string>();
      at = { ...at, size: Number(size) };
    } else if (shown === undefined) at = { ...at, x: Number(x), y: Number(y) };
    else pieces.push({ text: decode(shown, glyphs), ...at });
  }
  return pieces;
}

function decode(shown: string, glyphs: Glyphs): string {
  const codes = [...shown.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
  return [...codes.matchAll(/.{4}/g)]
    .map(([code]) => glyphs.get(code.toLowerCase()) ?? '\ufffd')
    .join('');
}
