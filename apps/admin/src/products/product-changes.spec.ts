import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { ProductChanges } from './product-changes';
import { LoadedProducts } from './loaded-products';
import { FakeCatalogue, makeRows, problem, serviceDown } from './testing/fake-catalogue';

async function begin() {
  const catalogue = new FakeCatalogue(makeRows(4));
  const list = new LoadedProducts(await settle(fetchJson(adminCatalogueApi.table)));
  const changes = new ProductChanges(list);
  const row = (id: string) => list.get().rows.find((one) => one.id === id);
  const stored = (id: string) => {
    const found = list.storedRow(id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  return { catalogue, list, changes, row, stored, said: () => changes.get() };
}

afterEach(() => jest.restoreAllMocks());

describe('a quick edit', () => {
  it('is shown at once, saved with the version that was seen, and can be undone', async () => {
    const { catalogue, changes, row, said } = await begin();
    const saving = changes.edit('P-0001', { prezzoOriginale: 10 });
    expect(row('P-0001')).toMatchObject({ prezzoOriginale: 10, prezzoVendita: 12.5, versione: 3 });
    expect(await saving).toBeNull();
    expect(catalogue.rows.get('P-0001')).toMatchObject({ prezzoOriginale: 10, versione: 4 });
    expect(said().message).toMatchObject({ text: 'Prodotto 1: salvato' });
    await changes.undo();
    expect(row('P-0001')?.prezzoOriginale).toBe(0.04);
    expect(said().message).toEqual({ text: 'Annullato: Prodotto 1: salvato', action: 'redo' });
    await changes.redo();
    expect(row('P-0001')?.prezzoOriginale).toBe(10);
    expect(said().message).toEqual({ text: 'Ripetuto: Prodotto 1: salvato', action: 'undo' });
    await changes.undo();
    expect(row('P-0001')?.prezzoOriginale).toBe(0.04);
  });

  it('waits for the one before on the same product, and is no conflict with it', async () => {
    const { catalogue, changes, said } = await begin();
    const first = changes.edit('P-0001', { prezzoOriginale: 10 });
    const second = changes.edit('P-0001', { pezzi_disponibili: 5 });
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(said().conflict).toBeNull();
    expect(catalogue.rows.get('P-0001')).toMatchObject({
      prezzoOriginale: 10,
      pezzi_disponibili: 5,
    });
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('failed')), 'Errore di connessione'],
    ['a service that is down', serviceDown, 'Servizio momentaneamente non disponibile'],
    ['a refusal', () => problem(400, 'invalid-input', 'Prezzo troppo alto'), 'Prezzo troppo alto'],
    ['an answer without words', () => new Response('', { status: 500 }), 'Errore nel salvataggio'],
  ])('is taken back by %s', async (_what, answer, words) => {
    const { catalogue, changes, row, said } = await begin();
    catalogue.override = answer;
    expect(await changes.edit('P-0001', { prezzoOriginale: 10 })).toBe(words);
    expect(row('P-0001')?.prezzoOriginale).toBe(0.04);
    expect(said()).toMatchObject({ message: null, conflict: null });
  });

  it('over somebody else’s save is kept beside the newer values, and saved only when asked', async () => {
    const { catalogue, changes, row, said } = await begin();
    catalogue.saveElsewhere('P-0001', { pezzi_disponibili: 77 });
    expect(await changes.edit('P-0001', { prezzoOriginale: 10 })).toBeNull();
    expect(said().conflict).toMatchObject({
      fields: { prezzoOriginale: 10 },
      seen: { pezzi_disponibili: 0 },
      now: { pezzi_disponibili: 77, prezzoOriginale: 0.04 },
    });
    expect(row('P-0001')).toMatchObject({ pezzi_disponibili: 77, prezzoOriginale: 0.04 });
    expect(await changes.resolveConflict(true)).toBeNull();
    expect(catalogue.rows.get('P-0001')).toMatchObject({
      pezzi_disponibili: 77,
      prezzoOriginale: 10,
    });
    expect(said().conflict).toBeNull();
  });

  it('over a price that came while one typed is kept beside it, without a call', async () => {
    const { catalogue, changes, said } = await begin();
    const calls = catalogue.asked.length;
    await changes.edit('P-0001', { prezzoOriginale: 10 }, { prezzoOriginale: 5 });
    expect(said().conflict).toMatchObject({
      fields: { prezzoOriginale: 10 },
      seen: { prezzoOriginale: 5 },
      now: { prezzoOriginale: 0.04 },
    });
    expect(catalogue.asked).toHaveLength(calls);
    await changes.resolveConflict(true);
    expect(catalogue.rows.get('P-0001')?.prezzoOriginale).toBe(10);
  });

  it('of the stock says which stock was seen, so that sales meanwhile count', async () => {
    const { catalogue, changes } = await begin();
    const sent: unknown[] = [];
    catalogue.override = (_url, body) => void sent.push(body);
    await changes.edit('P-0003', { pezzi_disponibili: 20 }, { pezzi_disponibili: 5 });
    expect(sent).toEqual([{ pezzi_disponibili: 20, pezziVisti: 5, versione: 3 }]);
  });

  it('gives way to the newer save when that is wanted', async () => {
    const { catalogue, changes, row, said } = await begin();
    catalogue.saveElsewhere('P-0001', { prezzoOriginale: 7 });
    await changes.edit('P-0001', { prezzoOriginale: 10 });
    await changes.resolveConflict(false);
    expect(said().conflict).toBeNull();
    expect(row('P-0001')?.prezzoOriginale).toBe(7);
    expect(catalogue.rows.get('P-0001')?.prezzoOriginale).toBe(7);
  });

  it('asks to try again where the newer values cannot be read', async () => {
    const { catalogue, changes, said } = await begin();
    catalogue.saveElsewhere('P-0001', { prezzoOriginale: 7 });
    catalogue.override = (url) => (url.pathname.includes('getproduct') ? serviceDown() : undefined);
    expect(await changes.edit('P-0001', { prezzoOriginale: 10 })).toMatch(/modificato.*Riprova/);
    expect(said().conflict).toBeNull();
  });

  it('of a product that somebody has deleted says so', async () => {
    const { catalogue, changes, row, said } = await begin();
    catalogue.rows.delete('P-0002');
    expect(await changes.edit('P-0002', { pezzi_disponibili: 1 })).toBeNull();
    expect(row('P-0002')).toBeUndefined();
    expect(said().message?.text).toBe('Prodotto 2: qualcun altro lo ha eliminato');
  });
});

describe('changes of many', () => {
  it('take over the new rows, name what was left out, and are undone as one', async () => {
    const { catalogue, changes, list, row, stored, said } = await begin();
    catalogue.saveElsewhere('P-0002', { nome: 'Altrui' });
    const rows = ['P-0002', 'P-0003'].map(stored);
    const change = { kind: 'price', percent: 100 } as const;
    await changes.bulk(rows, change, (count) => `${count} modificati`);
    expect(said().message?.text).toBe('1 modificati. 1 prodotto rimasto com’era: Altrui');
    expect(said().leftOut).toMatchObject([{ id: 'P-0002', motivo: 'modificato nel frattempo' }]);
    expect(row('P-0003')?.prezzoOriginale).toBe(0.04);
    // What was left out is read anew.
    await list.load();
    expect(row('P-0002')?.nome).toBe('Altrui');
    await changes.undo();
    expect(row('P-0003')?.prezzoOriginale).toBe(0.02);
    expect(said().leftOut).toEqual([]);
  });

  it('change nothing where the call fails', async () => {
    const { catalogue, changes, row, stored } = await begin();
    catalogue.override = serviceDown;
    const bulk = changes.bulk([stored('P-0003')], { kind: 'delete' }, String);
    await expect(bulk).rejects.toMatchObject({ kind: 'unavailable' });
    expect(row('P-0003')).toBeDefined();
  });
});

describe('deleting and duplicating', () => {
  it('brings a deleted product back to its place', async () => {
    const { changes, list, row, stored } = await begin();
    await changes.remove(stored('P-0002'));
    expect(row('P-0002')).toBeUndefined();
    await changes.undo();
    expect(list.get().rows.map(({ id }) => id)).toEqual(['P-0001', 'P-0002', 'P-0003', 'P-0004']);
  });

  it('refuses to delete what somebody else has changed, and shows the newer values', async () => {
    const { catalogue, changes, row, stored, said } = await begin();
    catalogue.saveElsewhere('P-0002', { nome: 'Altrui' });
    await changes.remove(stored('P-0002'));
    expect(row('P-0002')?.nome).toBe('Altrui');
    expect(said().message).toEqual({
      text: 'Il prodotto è stato modificato nel frattempo',
      action: null,
    });
  });

  it('copies a product; undoing takes the copy away', async () => {
    const { changes, row, stored } = await begin();
    const copy = await changes.duplicate(stored('P-0002'));
    expect(copy).toMatchObject({ id: 'P-9999', active: false });
    expect(row('P-9999')?.nome).toBe('Prodotto 2 (copia)');
    await changes.undo();
    expect(row('P-9999')).toBeUndefined();
  });
});

describe('undoing', () => {
  it('takes back one change after the other, the latest first', async () => {
    const { changes, row, said } = await begin();
    await changes.edit('P-0001', { pezzi_disponibili: 1 });
    await changes.edit('P-0003', { pezzi_disponibili: 9 });
    await changes.undo();
    expect(row('P-0003')?.pezzi_disponibili).toBe(2);
    expect(row('P-0001')?.pezzi_disponibili).toBe(1);
    await changes.undo();
    expect(row('P-0001')?.pezzi_disponibili).toBe(0);
    await changes.undo();
    expect(said().message).toEqual({ text: 'Non c’è niente da annullare', action: null });
  });

  it('can be tried again where the service was down, and not where it is refused', async () => {
    const { catalogue, changes, row, said } = await begin();
    await changes.edit('P-0001', { pezzi_disponibili: 1 });
    catalogue.override = serviceDown;
    await changes.undo();
    expect(said().message?.action).toBe('undo');
    catalogue.override = null;
    await changes.undo();
    expect(row('P-0001')?.pezzi_disponibili).toBe(0);

    changes.tell('Vecchia modifica', 'c0ffee00-0000-4000-8000-000000000000');
    await changes.undo();
    expect(said().message).toEqual({
      text: 'Non annullato. Questa modifica non si può più annullare',
      action: null,
    });
    await changes.undo();
    expect(said().message?.text).toBe('Non c’è niente da annullare');
  });
});
