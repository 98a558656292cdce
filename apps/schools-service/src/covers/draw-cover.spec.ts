import { drawCover } from './draw-cover';

const book = {
  title: 'Sotto la lente',
  subject: 'Scienze',
  publisher: 'Editrice',
  isAnyEdition: false,
};

describe('drawCover', () => {
  it("shows subject, title and publisher in the subject's colour", () => {
    const svg = drawCover(book);
    for (const text of ['Scienze', 'Sotto la lente', 'Editrice', '#2B7042'])
      expect(svg).toContain(text);
  });

  it('is the same for the same book', () => expect(drawCover(book)).toBe(drawCover({ ...book })));

  it('lets no text become markup', () => {
    const svg = drawCover({ ...book, title: '<script>', publisher: 'A & B "C"\u0000\ud800' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('A &amp; B &quot;C&quot;</text>');
  });

  it('breaks long titles and ends the longest with dots', () => {
    const svg = drawCover({ ...book, title: 'una parola dopo l’altra '.repeat(12) });
    expect(svg.match(/font-weight="700"/g)).toHaveLength(4);
    expect(svg).toContain('…');
  });

  it('shows A–Z for a title that any edition serves', () => {
    expect(drawCover({ ...book, isAnyEdition: true })).toContain('A–Z');
  });
});
