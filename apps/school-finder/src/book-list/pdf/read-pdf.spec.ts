/** @jest-environment node */
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { readPdf } from './read-pdf';

const first = '9788899001223';
const second = '9788804667896';

/** A file as a program writes it. */
function madeBy(write: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Blob> {
  return new Promise((resolve) => {
    const document = new PdfDocument(options);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (part: Buffer) => parts.push(new Uint8Array(part)));
    document.on('end', () => resolve(new Blob(parts)));
    write(document);
    document.end();
  });
}

const bytesOf = (text: string) => new Blob([Uint8Array.from(text, (one) => one.charCodeAt(0))]);

/** A page of one stream, as the smallest of programs write it. */
const page = (content: string, dict = '') =>
  bytesOf(`%PDF-1.4
1 0 obj <</Type/Page/Contents 2 0 R/Resources<</Font<</F 3 0 R>>/XObject<</X 4 0 R>>>>>> endobj
2 0 obj <</Length ${content.length}${dict}>> stream
${content}
endstream endobj
3 0 obj <</Type/Font/Subtype/Type1>> endobj
4 0 obj <</Subtype/Image/Length 0>> stream

endstream endobj`);

const isbnsOf = async (file: Blob) => (await readPdf(file)).codes.isbns;

describe('a PDF with text', () => {
  it('has its codes, whatever stands around them, over all pages', async () => {
    const file = await madeBy((document) => {
      document.text(`Lista dei libri della 2ª B\nItaliano ${first} € 19,90`);
      document.addPage().text(`Storia  ISBN 978-88-04-66789-6`);
    });
    expect(await readPdf(file)).toEqual({
      codes: { isbns: [first, second], doubtful: [], isCut: false },
      note: null,
    });
  });

  it('has them without compression, and placed as a table', async () => {
    const write = (document: PDFKit.PDFDocument) => {
      [first, second].forEach((isbn, row) => {
        document.text(isbn, 300, 100 + row * 20, { lineBreak: false });
        document.text('12,50', 380, 100 + row * 20, { lineBreak: false });
      });
    };
    expect(await isbnsOf(await madeBy(write, { compress: false }))).toEqual([first, second]);
  });

  it.each([
    ['one string', `BT /F 10 Tf 50 700 Td (${first}) Tj ET`],
    ['a string in hexadecimal', `BT /F 10 Tf <${Buffer.from(first).toString('hex')}> Tj ET`],
    ['pieces with kerning', `BT /F 10 Tf [(978889) 20 (9001) -30 (223)] TJ ET`],
    [
      'a place for every letter',
      `BT /F 10 Tf ${Array.from(first, (one, at) => `1 0 0 1 ${50 + at * 5.5} 700 Tm (${one}) Tj`).join(' ')} ET`,
    ],
    ['an escaped bracket before it', `BT /F 10 Tf (\\(cod. \\051 ${first}) Tj ET`],
    ['a second line', `BT /F 10 Tf 12 TL (Antologia) Tj (${first}) ' ET`],
  ])('has a code that is drawn by %s', async (_, content) => {
    expect(await isbnsOf(page(content))).toEqual([first]);
  });

  it('has them where objects are packed, as newer programs do', async () => {
    const font = '<</Type/Font/Subtype/Type0/ToUnicode 6 0 R>>';
    const head = `10 0 11 ${font.length + 1} `;
    const packed = deflateSync(
      `${head}${font} <</Type/Page/Contents 7 0 R/Resources<</Font<</F 10 0 R>>>>>>`,
    );
    const table =
      '1 begincodespacerange <0000><FFFF> endcodespacerange 1 beginbfrange <0013><001C><0030> endbfrange';
    const codes = Array.from(first, (one) => `00${(0x13 + Number(one)).toString(16)}`).join('');
    const content = deflateSync(`BT /F 9 Tf <${codes}> Tj ET`);
    const file = new Blob([
      `%PDF-1.7\n5 0 obj <</Type/ObjStm/N 2/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>> stream\n`,
      packed,
      `\nendstream endobj\n6 0 obj <</Length ${table.length}>> stream\n${table}\nendstream endobj\n`,
      `7 0 obj <</Filter[/FlateDecode]/Length ${content.length}>> stream\n`,
      content,
      '\nendstream endobj',
    ]);
    expect(await isbnsOf(file)).toEqual([first]);
  });

  it('has those of a drawing within a drawing, and ends where one draws itself', async () => {
    const form = `BT /F 9 Tf (${first}) Tj ET /X Do`;
    const file = bytesOf(`%PDF-1.4
1 0 obj <</Type/Page/Contents 2 0 R/Parent 5 0 R>> endobj
2 0 obj <</Length 5>> stream
/X Do
endstream endobj
4 0 obj <</Subtype/Form/Length ${form.length}>> stream
${form}
endstream endobj
5 0 obj <</Type/Pages/Resources<</XObject<</X 4 0 R>>>>>> endobj`);
    expect(await isbnsOf(file)).toEqual([first]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['no PDF', new Blob(['Gentili genitori']), /non è un PDF/],
    ['nothing', new Blob([]), /non è un PDF/],
    ['a PDF without pages', bytesOf('%PDF-1.4\ntrailer <<>>'), /non è un PDF/],
    ['pictures', page('/X Do'), /fatto di immagini/],
    ['text without codes', page('BT /F 9 Tf (Gentili genitori) Tj ET'), /nessun codice ISBN/],
    ['more than 10 MB', new Blob([new Uint8Array(10_000_001)]), /troppo grande/],
  ])('is told of %s', async (_, file, words) => {
    const { codes, note } = await readPdf(file);
    expect(codes.isbns).toEqual([]);
    expect(note).toMatch(words);
  });

  it('is told of a locked one', async () => {
    const file = await madeBy((document) => document.text(first), { userPassword: 'segreta' });
    expect((await readPdf(file)).note).toMatch(/protetto/);
  });

  it('is ended where a small stream holds very much', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000, ' '));
    const dict = `<</Filter/FlateDecode/Length ${bomb.length}>>`;
    const file = new Blob([
      '%PDF-1.4\n1 0 obj <</Type/Page/Contents[2 0 R 2 0 R 2 0 R 2 0 R 2 0 R 2 0 R 2 0 R 2 0 R]>> endobj\n',
      `2 0 obj ${dict} stream\n`,
      bomb,
      '\nendstream endobj',
    ]);
    expect((await readPdf(file)).note).toMatch(/nessun codice/);
  });

  it.each(['[<', '[(\\', '<</Type<', '<</Type(\\'])(
    'ends with a file that ends within %s',
    async (end) => {
      const { note } = await readPdf(
        bytesOf(`%PDF-1.4\n1 0 obj <</Type/Page>> endobj 2 0 obj ${end}`),
      );
      expect(note).toMatch(/nessun codice/);
    },
  );

  it('is no error, whatever is in the file', async () => {
    const pieces = fc.array(
      fc.constantFrom(
        '<<',
        '>>',
        '[',
        ']',
        '(',
        ')',
        '<',
        '/Type',
        '/Page',
        ' 1 0 obj',
        ' 2 0 R',
        '/Length',
        ' stream\n',
        'endstream',
        '/Contents',
        '-1',
        '9'.repeat(30),
        '%',
        '\\',
        '/Kids',
        '/Filter/FlateDecode',
        ' ',
      ),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (all) => {
        const { note } = await readPdf(
          bytesOf(`%PDF-1.4\n1 0 obj <</Type/Page>> endobj ${all.join('')}`),
        );
        expect(typeof note).toBe('string');
      }),
    );
  });
});
