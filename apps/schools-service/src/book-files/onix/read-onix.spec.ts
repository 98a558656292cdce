import {
  aProduct,
  onixMessage,
  shortMessage,
  shortProduct,
  wholeProduct,
  wholeValues,
} from '../testing/onix-files';
import { readOnix } from './read-onix';

const isbn = '9788800000109';
const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readOnix(Buffer.from(text, encoding));

const refusal = (text: string, encoding: BufferEncoding = 'utf8') =>
  read(text, encoding).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

describe('an ONIX 3.0 file', () => {
  it.each([
    ['reference names', onixMessage(wholeProduct)],
    ['short tags', shortMessage(shortProduct)],
    ['the prefix of a namespace', prefixed(onixMessage(wholeProduct))],
  ])('is read in %s', async (_, text) =>
    expect(await read(text)).toEqual({
      count: 1,
      rows: [{ riga: 1, isbn, values: wholeValues }],
      problems: [],
    }),
  );

  it('is read in the encoding that it names', async () => {
    const product = aProduct({ isbn, description: 'Perché è così.' });
    const text = onixMessage(product).replace('UTF-8', 'ISO-8859-1');
    const { rows } = await read(text, 'latin1');
    expect(rows[0]?.values).toEqual({ descrizione: 'Perché è così.' });
  });

  it('is read whatever its length, and a record that comes again replaces the former', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) =>
      aProduct({ isbn, description: `Testo numero ${at}` }),
    );
    const { count, rows } = await read(onixMessage(many.join('\n')));
    expect([count, rows.length]).toEqual([3_000, 1]);
    expect(rows[0]).toMatchObject({ riga: 3_000, values: { descrizione: 'Testo numero 2999' } });
  });

  it('may take back what was said of a book', async () => {
    const { rows } = await read(onixMessage(aProduct({ isbn, notification: '05' })));
    expect(rows).toEqual([{ riga: 1, isbn, values: {}, isWithdrawn: true }]);
  });

  it.each([
    ['CDATA', '<![CDATA[<p>Uno</p><p>due</p>]]>', 'Uno\n\ndue'],
    ['entities that were escaped once more', 'Perch&amp;eacute; no', 'Perché no'],
    ['a script', '<p>Uno</p><script>alert(1)</script>', 'Uno'],
    ['an escaped script', '&lt;script&gt;alert(1)&lt;/script&gt;due', 'due'],
    ['signs that are no tags', '3 &lt; 4 &amp; 5 &gt; 2', '3 < 4 & 5 > 2'],
    ['lists', '<ul><li>uno</li><li>due</li></ul>', 'uno\n\ndue'],
    ['breaks', 'uno<br/>due', 'uno\n\ndue'],
  ])('gives text without markup of %s', async (_, description, text) => {
    const { rows } = await read(onixMessage(aProduct({ isbn, description })));
    expect(rows[0]?.values.descrizione).toBe(text);
  });

  it('leaves out what is for the trade alone', async () => {
    const product = aProduct({
      isbn,
      description: 'Per i librai',
      cover: 'https://e.example/1.jpg',
    });
    const audience = (code: string) => `<ContentAudience>${code}</ContentAudience>`;
    const ofText = product.replace('</TextType>', `$&${audience('02')}`);
    const { rows } = await read(onixMessage(ofText));
    expect(rows[0]?.values).toEqual({ copertina: 'https://e.example/1.jpg' });
    const ofAll = ofText.replace('</ResourceContentType>', `$&${audience('02')}${audience('03')}`);
    expect((await read(onixMessage(ofAll))).rows[0]?.values).toEqual(rows[0]?.values);
  });

  it('names the records that cannot be used, and takes the others', async () => {
    const products = [
      aProduct({ isbn: '9788800000107', description: 'Cifra sbagliata' }),
      aProduct({ isbn: 'A-1', description: 'Nessun ISBN' }),
      aProduct({ isbn, description: 'Buono', cover: 'ftp://editrice.example/1.jpg' }),
    ];
    const { count, rows, problems } = await read(onixMessage(products.join('')));
    expect(count).toBe(3);
    expect(rows).toEqual([{ riga: 3, isbn, values: { descrizione: 'Buono' } }]);
    expect(problems).toEqual([
      {
        riga: 1,
        campo: 'ProductIdentifier',
        messaggio: 'Manca un ISBN-13 valido (record 9788800000107)',
      },
      { riga: 2, campo: 'ProductIdentifier', messaggio: 'Manca un ISBN-13 valido (record A-1)' },
      {
        riga: 3,
        campo: 'copertina',
        messaggio: `${isbn}: Serve l’indirizzo di un’immagine, che comincia con https://`,
      },
    ]);
  });

  it('cuts a description that is too long at a word', async () => {
    const description = 'parola '.repeat(1_000);
    const { rows, problems } = await read(onixMessage(aProduct({ isbn, description })));
    expect(problems).toEqual([]);
    expect(rows[0]?.values.descrizione?.length).toBeLessThanOrEqual(4_000);
    expect(rows[0]?.values.descrizione).toMatch(/parola…$/);
  });

  it.each([
    ['nothing in it', '', 'Il file è vuoto.'],
    ['no XML', 'isbn;titolo', 'non è XML'],
    ['another message', '<rss release="3.0"></rss>', 'non è un messaggio ONIX 3.0'],
    ['an older release', onixMessage('', '2.1'), 'ONIX 2.1'],
    ['no release', '<ONIXMessage></ONIXMessage>', 'non dice la sua versione'],
    ['a cut end', onixMessage(wholeProduct).slice(0, -200), 'non è XML'],
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="EBCDIC-X"?><a/>', 'EBCDIC-X'],
    [
      'entities of its own',
      `<!DOCTYPE ONIXMessage [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${onixMessage(
        aProduct({ isbn, description: '&b;' }),
      ).replace(/^<\?xml.*\?>/, '')}`,
      'non è XML',
    ],
  ])('is refused with %s', async (_, text, sentence) =>
    expect(await refusal(text)).toContain(sentence),
  );

  it('is refused where its bytes are of another encoding', async () =>
    expect(
      await refusal(onixMessage(aProduct({ isbn, description: 'Perché' })), 'latin1'),
    ).toContain('non è XML'));
});

/** With `o:` before each tag. */
function prefixed(text: string): string {
  return text.replaceAll(/<(\/?)([A-Z]\w*)/g, '<$1o:$2').replace('xmlns=', 'xmlns:o=');
}
