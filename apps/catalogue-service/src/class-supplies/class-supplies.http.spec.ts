import type {
  AdminClassSupplies,
  ClassSupplies,
  KnownClassSupplies,
} from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';
import { makeSupplies, SUPPLIES_PATH, wanted } from './testing/supplies-calls';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const shown = (address: string) =>
  service.call<{ elenco: ClassSupplies; code?: string }>({
    path: `/api/class-supplies/${address}`,
  });

const save = ({ id, versione }: AdminClassSupplies, voci: object[]) =>
  service.adminCall<{ elenco: AdminClassSupplies; code?: string; errors?: object[] }>({
    method: 'PUT',
    path: `${SUPPLIES_PATH}/${id}`,
    body: { versione, voci },
  });

const remove = (id: string) =>
  service.adminCall({ method: 'DELETE', path: `/api/admin/products/${id}?versione=1` });

describe('the materials of a class', () => {
  it('are shown with the products that serve, the proposed one first, and nothing that is not sold', async () => {
    const first = await service.product({ nome: 'Matite HB', pezzi_disponibili: 0 });
    const second = await service.product({ nome: 'Matite 2B', pezzi_disponibili: 9 });
    const hidden = await service.product({ nome: 'Matite segrete', active: false });
    const prodotti = [first.id, hidden.id, second.id];
    const line = { nome: 'Matite', quantita: 2, nota: 'Con il nome', prodotti };
    await makeSupplies(service, { grado: 'primaria', anno: 1, voci: [line] });
    const { status, body } = await shown('primaria/1');
    expect(status).toBe(200);
    expect(body.elenco).toMatchObject({
      grado: 'primaria',
      anno: 1,
      voci: [
        {
          nome: 'Matite',
          quantita: 2,
          nota: 'Con il nome',
          prodotti: [
            { id: first.id, disponibile: false },
            { id: second.id, disponibile: true, pezzi_disponibili: 9 },
          ],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/segrete|prezzoOriginale|fornitore/);
  });

  it('are not there for a year without any, nor for one that no school has', async () => {
    expect(await shown('media/2')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await shown('media/4')).status).toBe(404);
    expect((await shown('media/6')).status).toBe(400);
    expect((await shown('asilo/1')).status).toBe(400);
  });

  it('are known by grade and year, in the order of a course; an empty list is not', async () => {
    const voci = [await wanted(service)];
    await makeSupplies(service, { grado: 'superiore', anno: 2, voci });
    await makeSupplies(service, { grado: 'superiore', anno: 1, voci });
    await makeSupplies(service, { grado: 'media', anno: 3, voci });
    await makeSupplies(service, { grado: 'superiore', anno: 5, voci: [] });
    const { body } = await service.call<{ elenchi: KnownClassSupplies[] }>({
      path: '/api/class-supplies',
    });
    const years = body.elenchi.map(({ grado, anno }) => `${grado} ${anno}`);
    const ours = years.filter((name) => !name.startsWith('primaria'));
    expect(ours).toEqual(['media 3', 'superiore 1', 'superiore 2']);
    expect((await shown('superiore/5')).status).toBe(404);
  });
});

describe('who keeps the materials', () => {
  it('changes them, and tells the audit log', async () => {
    const voci = [await wanted(service)];
    const made = await makeSupplies(service, { grado: 'primaria', anno: 2, voci });
    expect(made).toMatchObject({ versione: 1, voci: [{ nome: 'Quaderno a righe' }] });
    const { status, body } = await save(made, [{ ...voci[0], quantita: 5 }]);
    expect(status).toBe(200);
    expect(body.elenco).toMatchObject({ versione: 2, voci: [{ quantita: 5 }] });
    expect((await shown('primaria/2')).body.elenco.voci).toMatchObject([{ quantita: 5 }]);
    const list = await service.adminCall<{ elenchi: AdminClassSupplies[] }>({
      path: SUPPLIES_PATH,
    });
    expect(list.body.elenchi).toContainEqual(body.elenco);
  });

  it('is refused over somebody else’s save, for a year that has a list, and for a list that is not there', async () => {
    const voci = [await wanted(service)];
    const made = await makeSupplies(service, { grado: 'primaria', anno: 3, voci });
    await save(made, []);
    expect(await save(made, voci)).toMatchObject({
      status: 409,
      body: { code: 'class-supplies-changed' },
    });
    const again = {
      method: 'POST',
      path: SUPPLIES_PATH,
      body: { grado: 'primaria', anno: 3, voci },
    };
    expect(await service.adminCall(again)).toMatchObject({
      status: 409,
      body: { code: 'class-supplies-taken' },
    });
    expect((await save({ ...made, id: '99999' }, voci)).status).toBe(404);
  });

  it('makes one list of a year where two do so at once', async () => {
    const body = { grado: 'media', anno: 1, voci: [await wanted(service)] };
    const call = { method: 'POST', path: SUPPLIES_PATH, body };
    const answers = await Promise.all([service.adminCall(call), service.adminCall(call)]);
    expect(answers.map(({ status }) => (status < 300 ? 'made' : status)).sort()).toEqual([
      409,
      'made',
    ]);
  });

  it.each([
    [{ anno: 4, grado: 'media' }, 'anno'],
    [{ grado: 'asilo' }, 'grado'],
    [{ voci: [{ nome: ' ', quantita: 1, nota: '', prodotti: ['P-0001'] }] }, 'voci.0.nome'],
    [{ voci: [{ nome: 'A', quantita: 0, nota: '', prodotti: ['P-0001'] }] }, 'voci.0.quantita'],
    [{ voci: [{ nome: 'A', quantita: 51, nota: '', prodotti: ['P-0001'] }] }, 'voci.0.quantita'],
    [{ voci: [{ nome: 'A', quantita: 1, nota: '', prodotti: [] }] }, 'voci.0.prodotti'],
    [
      { voci: [{ nome: 'A', quantita: 1, nota: '', prodotti: ['P-0001', 'P-0001'] }] },
      'voci.0.prodotti',
    ],
    [{ voci: [{ nome: 'A', quantita: 1, nota: '', prodotti: ['P-999999'] }] }, 'voci.0.prodotti'],
  ])('is told what is wrong with %j', async (changes, path) => {
    const body = { grado: 'media', anno: 3, voci: [], ...changes };
    expect(await service.adminCall({ method: 'POST', path: SUPPLIES_PATH, body })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('may keep a product that has gone, which families do not see', async () => {
    const line = await wanted(service);
    const made = await makeSupplies(service, { grado: 'primaria', anno: 4, voci: [line] });
    const [id = ''] = line.prodotti;
    expect((await remove(id)).status).toBe(200);
    expect((await shown('primaria/4')).body.elenco.voci).toMatchObject([{ prodotti: [] }]);
    const { status, body } = await save(made, [{ ...line, quantita: 9 }]);
    expect(status).toBe(200);
    expect(body.elenco.voci[0]?.prodotti).toEqual([
      { id, nome: id, prezzo: null, disponibile: false },
    ]);
  });

  it('is an admin', async () => {
    expect((await service.call({ path: SUPPLIES_PATH })).status).toBe(401);
    const body = { grado: 'media', anno: 2, voci: [] };
    expect((await service.call({ method: 'POST', path: SUPPLIES_PATH, body })).status).toBe(401);
  });
});
