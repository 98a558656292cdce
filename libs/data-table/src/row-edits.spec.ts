import { type EditTerms, RowEdits } from './row-edits';
import {
  FakeReservations,
  makeReservations,
  refusal,
  type TableReservation,
  serviceDown,
} from './testing/reservations';

type Fields = Partial<TableReservation>;

async function begin() {
  const service = new FakeReservations(makeReservations(3));
  const list = await service.load();
  const terms: EditTerms<TableReservation, Fields> = {
    ...service.terms,
    nameOf: ({ family }) => family,
    async save({ fields, now }) {
      if (service.row(now.id).version !== now.version) throw refusal('row-changed', 'conflict');
      const { rows, changeId } = await service.write([{ ...now, ...fields }]);
      const [row] = rows;
      if (!row) throw new Error('a row expected');
      return { row, changeId };
    },
    collides: ({ seen, now }) => seen.books !== now.books,
    rowChanged: 'row-changed',
  };
  const changes = new RowEdits(list, terms);
  const row = (id: string) => list.get().rows.find((one) => one.id === id);
  return { service, changes, row, said: () => changes.get() };
}

describe('an edit of a row', () => {
  it('is shown at once, waits for the one before, and is taken back in their order', async () => {
    const { service, changes, row, said } = await begin();
    const first = changes.edit('R-1', { books: 9 });
    const second = changes.edit('R-1', { school: 'Verdi' });
    expect(row('R-1')).toMatchObject({ books: 9, school: 'Verdi', version: 1 });
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(service.row('R-1')).toMatchObject({ books: 9, school: 'Verdi', version: 3 });
    expect(said().message).toEqual({ text: 'Famiglia 1: salvata', action: 'undo' });
    await changes.undo();
    expect(row('R-1')).toMatchObject({ books: 9, school: 'Manzoni' });
    expect(said().message).toEqual({ text: 'Annullato: Famiglia 1: salvata', action: 'redo' });
  });

  it('is taken back where the service is down, and says why', async () => {
    const { service, changes, row } = await begin();
    service.failure = serviceDown();
    expect(await changes.edit('R-2', { books: 9 })).toBe('Rifiutata: unavailable');
    expect(row('R-2')?.books).toBe(7);
  });

  it('over a newer save is asked about, and then saved over it or given up', async () => {
    const { service, changes, row, said } = await begin();
    service.saveElsewhere('R-2', { school: 'Verdi' });
    expect(await changes.edit('R-2', { books: 9 })).toBeNull();
    expect(said().conflict).toMatchObject({ fields: { books: 9 }, now: { school: 'Verdi' } });
    expect(row('R-2')).toMatchObject({ books: 7, school: 'Verdi' });
    await changes.resolveConflict(true);
    expect(service.row('R-2')).toMatchObject({ books: 9, school: 'Verdi' });
    service.saveElsewhere('R-2', { school: 'Rossi' });
    await changes.edit('R-2', { books: 1 });
    await changes.resolveConflict(false);
    expect(said().conflict).toBeNull();
    expect(row('R-2')).toMatchObject({ books: 9, school: 'Rossi' });
  });

  it('over a value that came while it was typed is asked about without a call', async () => {
    const { service, changes, said } = await begin();
    await changes.edit('R-2', { books: 9 }, { books: 5 });
    expect(said().conflict).toMatchObject({ seen: { books: 5 }, now: { books: 7 } });
    expect(service.row('R-2').version).toBe(1);
  });

  it('of a row that somebody has deleted says so', async () => {
    const { service, changes, row, said } = await begin();
    service.rows.delete('R-2');
    expect(await changes.edit('R-2', { books: 9 })).toBeNull();
    expect(row('R-2')).toBeUndefined();
    expect(said().message?.text).toBe('Famiglia 2: qualcun altro l’ha eliminata');
    expect(await changes.edit('R-2', { books: 9 })).toBe('La prenotazione non c’è più');
  });
});

describe('undoing', () => {
  it('can be tried again where the service was down, and not where it is refused', async () => {
    const { service, changes, row, said } = await begin();
    await changes.undo();
    expect(said().message).toEqual({ text: 'Non c’è niente da annullare', action: null });
    await changes.edit('R-2', { books: 9 });
    service.failure = serviceDown();
    await changes.undo();
    expect(said().message?.action).toBe('undo');
    service.failure = null;
    await changes.undo();
    expect(row('R-2')?.books).toBe(7);
    changes.tell('Vecchia modifica', 'a change of long ago');
    await changes.undo();
    expect(said().message).toEqual({
      text: 'Non annullato. Rifiutata: undo-refused',
      action: null,
    });
  });
});
