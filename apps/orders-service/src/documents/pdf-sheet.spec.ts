import { pdfPieces, pdfText } from '../testing/pdf-text';
import { PdfSheet } from './pdf-sheet';

const at = new Date('2026-09-14T08:00:00Z');
const columns = [{ title: 'Titolo' }, { title: 'Importo', width: 80, isNumber: true }];

const sheet = () => new PdfSheet({ title: 'Ricevuta ZN-1', author: 'Zaino', at });

describe('a sheet', () => {
  it('shows what is written, with accents, the euro sign and letters of other alphabets', async () => {
    const words = 'Perché così è più: 12,50 € per Łukasz, Đorđević, Ștefan e “Città”.';
    const bytes = await sheet().heading('Ricevuta', ['del 14 settembre']).paragraph(words).bytes();
    const [page = ''] = pdfText(bytes);
    expect(page).toContain(words);
    expect(page).toContain('Zaino · Ricevuta ZN-1 · pagina 1 di 1');
  });

  it('counts up in tables that go on over pages', async () => {
    const rows = Array.from({ length: 80 }, (_, n) => [`Libro numero ${n + 1}`, `${n + 1},00 €`]);
    const sums: [string, string][] = [
      ['Spedizione', '5,00 €'],
      ['Totale', '3.245,00 €'],
    ];
    const bytes = await sheet().heading('Ricevuta', []).table({ columns, rows, sums }).bytes();
    const pages = pdfText(bytes);
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join(' ');
    for (const [title = '', amount = ''] of rows) expect(text).toContain(`${title} ${amount}`);
    expect(text).toContain('Totale 3.245,00 €');
    expect(pages.at(-1)).toContain(`pagina ${pages.length} di ${pages.length}`);
  });

  it('has the heads of a table on each page, and its sums below a row of it', async () => {
    const sums: [string, string][] = [
      ['Spedizione', '5,00 €'],
      ['Totale', '9,00 €'],
    ];
    const drawn = async (count: number) => {
      const rows = Array.from({ length: count }, (_, n) => [`Libro ${n + 1}`, '1,00 €']);
      const bytes = await sheet().heading('Ricevuta', []).table({ columns, rows, sums }).bytes();
      return pdfPieces(bytes);
    };
    // Some of these lengths end where the sums would have stood alone on the next page.
    for (let count = 26; count <= 36; count += 1) {
      const pages = await drawn(count);
      for (const page of pages) {
        const texts = page.map(({ text }) => text);
        expect(texts.filter((text) => text === 'Titolo')).toHaveLength(1);
        expect(texts.some((text) => text.startsWith('Libro '))).toBe(true);
        const [footer] = page.filter(({ text }) => text.includes('pagina'));
        const content = page.filter(({ text }) => !text.includes('pagina'));
        expect(Math.max(...content.map(({ y }) => y))).toBeLessThan((footer?.y ?? 0) - 18);
      }
    }
  });

  it('begins each document on a page of its own', async () => {
    const bytes = await sheet().heading('Fattura', []).heading('Nota di credito', []).bytes();
    expect(pdfText(bytes).map((page) => /Fattura|Nota di credito/.exec(page)?.[0])).toEqual([
      'Fattura',
      'Nota di credito',
    ]);
  });

  it('tells screen readers its language, title, headings and tables', async () => {
    const bytes = await sheet()
      .heading('Ricevuta', [])
      .section('Articoli')
      .facts([['Ordine', 'ZN-1']])
      .table({ columns, rows: [['Libro', '1,00 €']] })
      .bytes();
    const text = bytes.toString('latin1');
    expect(text).toContain('/Lang (it-IT)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/DisplayDocTitle true');
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
      expect(text).toContain(`/S /${tag}\n`);
    }
    expect(text).toContain('/Scope /Row');
    expect(text).toContain('/Scope /Column');
  });

  it('is the same file whatever was made before', async () => {
    const make = (words: string) => sheet().heading('Ricevuta', []).paragraph(words).bytes();
    const before = await make('12,00\u00a0€ senza altri spazi');
    await make('Tutt’altre lettere, con fi e fl: 1 2 3');
    expect(await make('12,00\u00a0€ senza altri spazi')).toEqual(before);
    const words = 'Una parola con fi, fl e ffi: perché è così, Łukasz?';
    const [page = ''] = pdfText(await make(words));
    expect(page).toContain(words);
  });

  it('is the same file whenever it is made', async () => {
    const make = () => sheet().heading('Ricevuta', []).paragraph('Una riga').bytes();
    expect((await make()).equals(await make())).toBe(true);
  });
});
