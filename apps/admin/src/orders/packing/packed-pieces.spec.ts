import {
  canClose,
  codeIn,
  contentsOf,
  isBegun,
  isComplete,
  missingPieces,
  piecesOf,
  scanned,
  withPieces,
} from './packed-pieces';
import { makeParcel, makeParcelLine } from './testing/make-parcel';

const parcel = makeParcel();
const [book = makeParcelLine(), product = makeParcelLine()] = parcel.lines;
const none = piecesOf(parcel);

describe('a code that is scanned', () => {
  it.each([
    ['978-88-00-00001-7', '9788800000017'],
    ['978880000001752', '9788800000017'],
    [' p-0001 ', 'P-0001'],
    ['8001234567897', '8001234567897'],
  ])('%j is %j', (text, code) => expect(codeIn(text)).toBe(code));

  it('goes into the parcel as often as it belongs there, and no more', () => {
    const first = scanned(parcel, none, '9788800000017');
    expect(first).toMatchObject({ kind: 'added', line: book });
    const pieces = first.kind === 'added' ? first.pieces : none;
    const second = scanned(parcel, pieces, '9788800000017');
    const both = second.kind === 'added' ? second.pieces : none;
    expect(both.get(book.lineId)).toBe(2);
    expect(scanned(parcel, both, '9788800000017')).toEqual({ kind: 'surplus', line: book });
  });

  it('goes into the next line of the same book once the first is full', () => {
    const twin = makeParcelLine({ lineId: 'twin' });
    const twins = makeParcel({ lines: [makeParcelLine({ packed: 1 }), twin] });
    expect(scanned(twins, piecesOf(twins), '9788800000017')).toMatchObject({ line: twin });
  });

  it.each([
    ['9788800000024', 'wrong'],
    ['P-0002', 'wrong'],
    ['9788800000016', 'unread'],
    ['978880000001', 'unread'],
  ])('%j is refused as %s', (code, kind) => {
    expect(scanned(parcel, none, code)).toEqual({ kind, code });
  });
});

describe('a parcel', () => {
  const withBooks = withPieces(none, book, 2);
  const full = withPieces(withBooks, product, 1);

  it.each([
    [none, 3, false],
    [withBooks, 1, false],
    [full, 0, true],
  ])('%# lacks %s pieces', (pieces, missing, isDone) => {
    expect([missingPieces(parcel, pieces), isComplete(parcel, pieces)]).toEqual([missing, isDone]);
  });

  it('of several deliveries is complete without what comes later, unless that was begun', () => {
    const later = makeParcelLine({
      lineId: 'later',
      quantity: 2,
      isNeeded: false,
      isExpected: false,
    });
    const several = makeParcel({ lines: [makeParcelLine(), later] });
    const needed = withPieces(piecesOf(several), makeParcelLine(), 1);
    expect(isComplete(several, needed)).toBe(true);
    expect(missingPieces(several, withPieces(needed, later, 1))).toBe(1);
    const optional = makeParcel({ lines: [later] });
    expect(isComplete(optional, piecesOf(optional))).toBe(false);
  });

  it('of several deliveries can be closed without what is not put aside, and is not complete', () => {
    const aside = makeParcelLine();
    const shelved = makeParcelLine({ lineId: 'shelved', isNeeded: false });
    const several = makeParcel({ lines: [aside, shelved] });
    const some = withPieces(piecesOf(several), aside, 1);
    expect([canClose(several, some), isComplete(several, some)]).toEqual([true, false]);
    const other = withPieces(piecesOf(several), shelved, 1);
    expect(canClose(several, other)).toBe(false);
    expect(canClose(several, piecesOf(several))).toBe(false);
  });

  it('holds no fewer pieces than none, and no more than belong into it', () => {
    expect(withPieces(none, book, -1).get(book.lineId)).toBe(0);
    expect(withPieces(full, book, 1).get(book.lineId)).toBe(2);
  });

  it('is told by what lies in it alone', () => {
    expect(contentsOf(none)).toEqual([]);
    expect(contentsOf(withBooks)).toEqual([{ lineId: book.lineId, quantity: 2 }]);
    expect([isBegun(none), isBegun(withBooks)]).toEqual([false, true]);
  });
});
