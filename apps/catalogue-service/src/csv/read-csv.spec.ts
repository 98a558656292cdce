import { type ProductRecord, readCsv } from './read-csv';

async function read(file: string): Promise<ProductRecord[]> {
  const records: ProductRecord[] = [];
  for await (const record of readCsv(file)) records.push(record);
  return records;
}

const refusal = (file: string) =>
  read(file).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

describe('readCsv', () => {
  it.each([
    ['semicolons', 'nome;sconto\r\nA;1,5\r\n'],
    ['commas', 'nome,sconto\nA,"1,5"\n'],
    ['a byte order mark', '\ufeffnome;sconto\nA;1,5'],
    ['old line ends', 'nome;sconto\rA;1,5\r'],
    ['quotes around everything', '"nome";"sconto"\n"A";"1,5"\n'],
    ['names of columns in other letters', ' NOME ;Sconto\nA;1,5'],
    ['columns in another order, and one without a name', 'sconto;nome;\n1,5;A;'],
    ['empty lines', 'nome;sconto\nA;1,5\n;\n\n'],
  ])('reads a file with %s', async (_, file) =>
    expect(await read(file)).toEqual([{ riga: 2, cells: { nome: 'A', sconto: '1,5' } }]),
  );

  it('counts lines as a spreadsheet does', async () => {
    const file = 'nome;descrizione\nA;"due\r\nrighe e ""virgolette"""\n\nB;;\n';
    expect(await read(file)).toEqual([
      { riga: 2, cells: { nome: 'A', descrizione: 'due\r\nrighe e "virgolette"' } },
      { riga: 4, cells: { nome: 'B' } },
    ]);
  });

  it('leaves out empty cells', async () =>
    expect(await read('nome;tags\n A ; \n')).toEqual([{ riga: 2, cells: { nome: ' A ' } }]));

  it.each([
    ['too few', 'nome;tags\nA\n', 'La riga ha un altro numero di celle: 1 invece di 2'],
    ['too many', 'nome;tags\nA;b;c\n', 'La riga ha un altro numero di celle: 3 invece di 2'],
    ['one without a column', 'nome;\nA;b\n', 'La riga ha un altro numero di celle: 2 invece di 2'],
  ])('names a line with %s cells', async (_, file, problem) =>
    expect(await read(file)).toMatchObject([{ riga: 2, problem }]),
  );

  it.each([
    ['nothing in it', '', 'Il file è vuoto.'],
    ['nothing but a mark', '\ufeff', 'Il file è vuoto.'],
    ['no names', ';;\nA;b;c\n', 'La prima riga non ha i nomi delle colonne.'],
    ['a name twice', 'nome;Nome\nA;b\n', 'La colonna «nome» c’è due volte.'],
    ['another encoding', 'n\0o\0m\0e\0', 'Il file non è in UTF-8'],
    ['an open quote', 'nome;tags\n"A;b\nB;c\n', 'Dalla riga 2 in poi le virgolette'],
    ['a stray quote', 'nome;tags\nA;b\n"B"x;c\n', 'Alla riga 3 le virgolette sono fuori posto'],
    ['a cell without end', `nome\n"${'a'.repeat(1_100_000)}`, 'Dalla riga 2 in poi le virgolette'],
  ])('refuses a file with %s', async (_, file, sentence) =>
    expect(await refusal(file)).toContain(sentence),
  );

  it.each(['colore', 'constructor', '__proto__', 'prezzo', 'versione'])(
    'refuses a file with the unknown column %s by its name',
    async (column) => {
      const sentence = await refusal(`nome;${column}\nA;b\n`);
      expect(sentence).toMatch(`La colonna «${column}» è sconosciuta: sono ammesse id, nome, `);
    },
  );
});
