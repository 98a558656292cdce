import type { LabelPaper } from '@zaino/contracts/orders';
import { pdfPieces } from '../testing/pdf-text';
import type { Label } from './label';
import { labelPages } from './label-pages';

const mm = (length: number) => (length * 72) / 25.4;
const at = new Date('2026-09-14T08:00:00Z');
const school =
  'Istituto Comprensivo Statale “Niccolò Tommaseo – Giuseppe Garibaldi” di San Giovanni Lupatoto';

const aLabel = (values: Partial<Label> = {}): Label => ({
  name: 'Bianchi A.',
  number: 'ZN-7K3M-9QXD',
  classes: ['1A, Istituto di prova'],
  pieces: '3 libri',
  ...values,
});

const longest = aLabel({
  name: 'Quattrocchi Della Rovere Castiglione di Montefeltro M.',
  classes: [`3AFM-BIS e 10B, ${school}`, '1A, Liceo Galilei', '2B, Scuola Dante', '3C, Pascoli'],
  pieces: '11 libri e 260 articoli, mancano 12',
});

const draw = async (labels: Label[], paper: LabelPaper, first = 1) =>
  pdfPieces(await labelPages(labels, { paper, first, author: 'Zaino', at }));

/** What stands on a label of the roll, line by line. */
async function rowsOf(values: Partial<Label>): Promise<string[]> {
  const [pieces = []] = await draw([aLabel(values)], 'roll-62');
  return pieces.map(({ text }) => text.trim());
}

describe('labels', () => {
  it('stand each in its own place of the sheet, beginning in the middle of it', async () => {
    const [page = [], next = []] = await draw(
      Array.from({ length: 30 }, () => longest),
      'sheet-24',
      8,
    );
    const place = ({ x, y }: { x: number; y: number }) =>
      Math.floor(y / mm(37)) * 3 + Math.floor(x / mm(70));
    expect([...new Set(page.map(place))]).toEqual(Array.from({ length: 17 }, (_, n) => n + 7));
    expect([...new Set(next.map(place))]).toEqual(Array.from({ length: 13 }, (_, n) => n));
  });

  it.each([
    ['sheet-24', { width: 70, height: 37, edge: 5 }],
    ['roll-62', { width: 62, height: 38, edge: 3.5 }],
  ] as const)('%s keeps its edges and the code free, whatever is written', async (paper, of) => {
    const [pieces = []] = await draw([longest], paper);
    for (const { x, y, size } of pieces) {
      expect(x).toBeCloseTo(mm(of.edge));
      expect(y - size).toBeGreaterThan(mm(of.edge - 1));
      expect(y).toBeLessThan(mm(of.height - 4));
    }
    const rows = pieces.map(({ y }) => y);
    for (const [index, row] of rows.entries()) {
      if (index > 0) expect(row - (rows[index - 1] ?? 0)).toBeGreaterThan(8);
    }
  });

  it('make a long name smaller before they cut it, and never its initial', async () => {
    const [page = []] = await draw(
      ['Bianchi A.', 'De Santis Rossi A.', 'Quattrocchi Della Rovere M.'].map((name) =>
        aLabel({ name }),
      ),
      'sheet-24',
    );
    const names = page.filter((_, index) => index % 4 === 0);
    expect(names.map(({ text, size }) => [text, size])).toEqual([
      ['Bianchi A.', 14],
      ['De Santis Rossi A.', 12.5],
      [expect.stringMatching(/^Quattrocchi Del.*… M\.$/), 11],
    ]);
  });

  // The last fits, and its pieces one by one do not: letters draw nearer to one another across a hyphen.
  it.each(['ZN-7K3M-9QXD', 'ZN-MMMM-WWWW', 'ZN-B4QY-Y0H4'])(
    'without a name show the number %s once, and whole',
    async (number) => {
      const rows = await rowsOf({ name: '', number });
      expect(rows).toEqual([number, '1A, Istituto di prova', '3 libri']);
      expect((await rowsOf({ number }))[1]).toBe(number);
    },
  );

  it('give one school all lines that are free, and several one each', async () => {
    const one = await rowsOf({ classes: [`1B, ${school}`] });
    expect(one.slice(2, -1).join(' ')).toMatch(
      /^1B, Istituto Comprensivo Statale “Niccolò Tommaseo/,
    );
    const two = await rowsOf({ classes: [`1B, ${school}`, '2A, Liceo Galilei'] });
    expect(two.slice(2, -1)).toEqual([expect.stringMatching(/^1B, .*…$/), '2A, Liceo Galilei']);
  });

  it('count the schools that have no room', async () => {
    const classes = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `1A, Scuola ${name}`);
    const rows = await rowsOf({ classes });
    expect(rows.at(-2)).toMatch(/^e altre [34] scuole$/);
  });
});
