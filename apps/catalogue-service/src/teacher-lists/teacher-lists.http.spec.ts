import type { AdminTeacherList } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { IsNull, Not } from 'typeorm';
import type { FavouriteCustomer } from '../favourites/testing/favourite-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { TeacherListSweep } from './teacher-list-sweep';
import { TEACHER_LIST_DECIDED_TOPIC as topic } from './tell-teacher';
import { aProposal, listCalls } from './testing/list-calls';

let service: TestService;
let calls: ReturnType<typeof listCalls>;
let teacher: FavouriteCustomer;
beforeAll(async () => {
  service = await startTestService();
  calls = listCalls(service);
});
beforeEach(async () => {
  teacher = await calls.customer();
});
afterAll(() => service.stop());

/** Each thing with a new product that serves. */
const matched = async ({ voci }: AdminTeacherList) => {
  const { id } = await service.product({ pezzi_disponibili: 20 });
  return voci.map((line) => ({ ...line, prodotti: [id] }));
};

async function published(changes: object = {}) {
  const list = await calls.proven(teacher, changes);
  const { status, body } = await calls.publish(list.id, list.versione, await matched(list));
  expect(status).toBeLessThan(300);
  return body.proposta;
}

describe('what a teacher proposes', () => {
  it('is asked of the school, and nobody sees it before the school and staff have said yes', async () => {
    const { body } = await calls.propose(teacher, { sezione: 'c' });
    expect(body.proposta).toMatchObject({
      nomeScuola: 'Scuola Prati',
      grado: 'media',
      anno: 1,
      sezione: 'C',
      voci: aProposal.voci,
      stato: 'asked',
    });
    const { id } = body.proposta;
    expect(service.asked.questions).toContainEqual({
      listId: id,
      codiceScuola: 'TNMM00001A',
      uid: teacher.uid,
    });
    expect((await calls.waiting()).map((one) => one.id)).not.toContain(id);
    expect(await calls.publish(id, 1, [])).toMatchObject({ status: 400 });
    expect((await calls.refuse(id, 1)).body.code).toBe('teacher-list-changed');
    expect((await calls.shown('scuola=TNMM00001A&classe=1&sezione=C')).body).toEqual({
      elenco: null,
    });
  });

  it.each([
    [{ codiceScuola: 'X' }, 'codiceScuola'],
    [{ anno: 6 }, 'anno'],
    [{ anno: 4 }, 'anno'],
    [{ sezione: 'troppo lunga' }, 'sezione'],
    [{ voci: [] }, 'voci'],
    [{ voci: [{ nome: ' ', quantita: 1, nota: '' }] }, 'voci.0.nome'],
    [{ voci: [{ nome: 'A', quantita: 0, nota: '' }] }, 'voci.0.quantita'],
    [{ voci: ['A', 'a'].map((nome) => ({ nome, quantita: 1, nota: '' })) }, 'voci'],
  ])('is told what is wrong with %j', async (changes, path) => {
    expect(await calls.propose(teacher, changes)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    expect(await calls.own(teacher)).toEqual([]);
  });

  it('is told to choose the school where the code is of an institute of several', async () => {
    service.asked.schools.set('TNIC00001A', { name: 'Prati', kind: 'Istituto comprensivo' });
    expect(await calls.propose(teacher, { codiceScuola: 'TNIC00001A' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'codiceScuola' }] },
    });
    expect(await calls.own(teacher)).toEqual([]);
  });

  it('is refused for a school that cannot be asked, and while nobody can ask', async () => {
    const refused = await calls.propose(teacher, { codiceScuola: 'TNMM99999Z' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'teacher-list-unprovable' } });
    service.asked.isAway = true;
    expect((await calls.propose(teacher)).status).toBe(503);
    service.asked.isAway = false;
    expect(await calls.own(teacher)).toEqual([]);
  });

  it('is for who is signed in, ten times a day', async () => {
    expect((await calls.propose({ uid: '', headers: {} })).status).toBe(401);
    const statuses = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await calls.propose(teacher)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is withdrawn by who has proposed it, and by nobody else', async () => {
    const { id } = (await calls.propose(teacher)).body.proposta;
    await calls.withdraw(await calls.customer(), id);
    expect(await calls.own(teacher)).toMatchObject([{ id }]);
    expect((await calls.withdraw(teacher, id)).status).toBe(200);
    expect((await calls.withdraw(teacher, id)).status).toBe(200);
    expect(await calls.own(teacher)).toEqual([]);
    expect(await calls.link(id)).toBeNull();
  });
});

describe('the link that the school gets', () => {
  const asked = async () => {
    const { id } = (await calls.propose(teacher)).body.proposta;
    return { id, token: (await calls.link(id)) ?? '' };
  };

  it('shows the list without who proposes it, and is answered once', async () => {
    const { id, token } = await asked();
    const { body } = await calls.question(token);
    expect(body.domanda).toEqual({
      nomeScuola: 'Scuola Prati',
      anno: 1,
      sezione: 'B',
      voci: aProposal.voci,
    });
    expect((await calls.answer(token)).body).toEqual({ success: true });
    expect(await calls.answer(token, false)).toMatchObject({
      status: 404,
      body: { code: 'teacher-list-link-ended' },
    });
    expect((await calls.question(token)).status).toBe(404);
    expect(await calls.own(teacher)).toMatchObject([{ id, stato: 'proven' }]);
    const found = (await calls.waiting()).find((one) => one.id === id);
    expect(found).toMatchObject({ stato: 'proven', versione: 2 });
    expect(JSON.stringify(found)).not.toContain(teacher.uid);
    expect(await calls.link(id)).toBeNull();
  });

  it('is answered once where two do so at the same moment', async () => {
    const { token } = await asked();
    const answers = await Promise.all([calls.answer(token), calls.answer(token, false)]);
    expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
  });

  it('ends where another one is sent, and after two weeks', async () => {
    const { id, token } = await asked();
    const newer = (await calls.link(id)) ?? '';
    expect((await calls.question(token)).status).toBe(404);
    expect((await calls.question(newer)).status).toBeLessThan(300);
    const ended = 'UPDATE teacher_list SET proof_ends_at = ? WHERE id = ?';
    await service.database.query(ended, [new Date(service.now() - 1), id]);
    expect((await calls.question(newer)).status).toBe(404);
    expect((await calls.answer(newer)).status).toBe(404);
  });

  it('takes the list away where the school says that it is not its own', async () => {
    const { id, token } = await asked();
    await calls.answer(token, false);
    expect(await calls.own(teacher)).toMatchObject([{ id, stato: 'disowned' }]);
    expect((await calls.waiting()).map((one) => one.id)).not.toContain(id);
  });

  it('is the secret of services alone until it is sent', async () => {
    const { id } = await asked();
    const path = `/internal/teacher-lists/${id}/proof`;
    expect((await service.call({ method: 'POST', path })).status).toBe(401);
    const [row] = await service.database.query<Record<string, unknown>[]>(
      'SELECT * FROM teacher_list WHERE id = ?',
      [id],
    );
    expect(JSON.stringify(row)).not.toContain((await calls.link(id)) ?? '');
  });
});

describe('staff', () => {
  it('publishes a list with the products that serve', async () => {
    const list = await calls.proven(teacher, { sezione: 'D' });
    const voci = await matched(list);
    const { body } = await calls.publish(list.id, list.versione, voci);
    expect(body.proposta).toMatchObject({ stato: 'published', versione: 3 });
    const shown = await calls.shown('scuola=tnmm00001a&classe=1&sezione=d');
    expect(shown.body.elenco).toMatchObject({
      nomeScuola: 'Scuola Prati',
      anno: 1,
      sezione: 'D',
      voci: [{ nome: 'Quaderno a righe', prodotti: [{ id: voci[0]?.prodotti[0] }] }, {}],
    });
    expect(JSON.stringify(shown.body)).not.toContain(teacher.uid);
  });

  it('may not publish unknown products, nor a version that somebody else has decided on', async () => {
    const list = await calls.proven(teacher, { sezione: 'E' });
    const unknown = list.voci.map((line) => ({ ...line, prodotti: ['P-999999'] }));
    expect(await calls.publish(list.id, list.versione, unknown)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'voci.0.prodotti' }, { path: 'voci.1.prodotti' }] },
    });
    const voci = await matched(list);
    const both = [list, list].map(({ id, versione }) => calls.publish(id, versione, voci));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });

  it('replaces the list of a class by a newer one', async () => {
    const first = await published({ sezione: 'F' });
    const second = await published({ sezione: 'F', voci: [aProposal.voci[1]] });
    const { body } = await calls.shown('scuola=TNMM00001A&classe=1&sezione=F');
    expect(body.elenco?.voci).toHaveLength(1);
    expect(await calls.own(teacher)).toMatchObject([
      { id: second.id, stato: 'published' },
      { id: first.id, stato: 'replaced' },
    ]);
  });

  it('refuses one with a reason, also after it was published', async () => {
    const list = await published({ sezione: 'G' });
    expect((await calls.refuse(list.id, list.versione, ' ')).status).toBe(400);
    expect((await calls.refuse(list.id, list.versione)).status).toBeLessThan(300);
    expect(await calls.own(teacher)).toMatchObject([
      { stato: 'refused', motivo: 'Non si capisce' },
    ]);
    expect((await calls.shown('scuola=TNMM00001A&classe=1&sezione=G')).body).toEqual({
      elenco: null,
    });
  });
});

describe('who has proposed a list', () => {
  const waitingMessages = () => service.database.manager.countBy(OutboxMessage, { topic });
  const delivered = async () =>
    expect(await waitUntil(async () => (await waitingMessages()) === 0, 15_000)).toBe(true);
  const hasFailed = () =>
    service.database.manager.existsBy(OutboxMessage, { topic, lastError: Not(IsNull()) });
  const told = () => service.asked.decisions.filter(({ uid }) => uid === teacher.uid);
  /** Decided while nobody can be told; then `meanwhile` happens. */
  const decidedLate = async (sezione: string, meanwhile: (id: string) => Promise<unknown>) => {
    const list = await calls.proven(teacher, { anno: 3, sezione });
    service.asked.isAway = true;
    await calls.refuse(list.id, list.versione);
    // One that is under way would be told of what was true before.
    expect(await waitUntil(hasFailed, 15_000)).toBe(true);
    await meanwhile(list.id);
    service.asked.isAway = false;
    service.advance(DAY_MS / 24);
    await delivered();
  };

  it('is told once that it is published, and not of other products', async () => {
    const list = await published({ anno: 3, sezione: 'M' });
    await calls.publish(list.id, list.versione, await matched(list));
    await delivered();
    expect(told()).toMatchObject([
      {
        decision: 'published',
        codiceScuola: 'TNMM00001A',
        nomeScuola: 'Scuola Prati',
        anno: 3,
        sezione: 'M',
        motivo: '',
      },
    ]);
  });

  it('is told why it is refused, also where that comes late', async () => {
    await decidedLate('N', () => Promise.resolve());
    expect(told()).toMatchObject([{ decision: 'refused', motivo: 'Non si capisce' }]);
  });

  it('is told nothing of what was withdrawn meanwhile', async () => {
    await decidedLate('P', (id) => calls.withdraw(teacher, id));
    expect(told()).toEqual([]);
  });

  it('is told nothing once the account is gone', async () => {
    await decidedLate('Q', () => calls.forget(teacher));
    expect(told()).toEqual([]);
  });
});

describe('a list for all sections', () => {
  it('is shown to sections without one of their own', async () => {
    await published({ anno: 2, sezione: '' });
    await published({ anno: 2, sezione: 'B', voci: [aProposal.voci[0]] });
    const sectionOf = async (search: string) =>
      (await calls.shown(`scuola=TNMM00001A&classe=2${search}`)).body.elenco?.sezione;
    expect(await sectionOf('&sezione=B')).toBe('B');
    expect(await sectionOf('&sezione=A')).toBe('');
    expect(await sectionOf('')).toBe('');
    expect((await calls.shown('scuola=TNMM00001A&classe=3')).body).toEqual({ elenco: null });
    expect((await calls.shown('scuola=X&classe=3')).status).toBe(400);
  });
});

describe('what is kept of an account', () => {
  it('is exported, and forgotten but for what is the school’s', async () => {
    const list = await published({ anno: 3, sezione: 'H' });
    const { id } = (await calls.propose(teacher)).body.proposta;
    const exported = await calls.exported(teacher);
    expect(exported.map((one) => one.id)).toEqual([list.id, id]);
    for (let times = 0; times < 2; times += 1) {
      expect((await calls.forget(teacher)).status).toBe(200);
    }
    expect(await calls.exported(teacher)).toEqual([]);
    expect(await calls.link(id)).toBeNull();
    expect((await calls.shown('scuola=TNMM00001A&classe=3&sezione=H')).body.elenco).not.toBeNull();
  });

  it('ends by itself where the school has not answered within a month', async () => {
    const { id } = (await calls.propose(teacher)).body.proposta;
    const created = 'UPDATE teacher_list SET created_at = ? WHERE id = ?';
    await service.database.query(created, [new Date(service.now() - 31 * DAY_MS), id]);
    const young = (await calls.propose(teacher)).body.proposta;
    await service.app.get(TeacherListSweep, { strict: false }).run();
    expect((await calls.own(teacher)).map((one) => one.id)).toEqual([young.id]);
  });
});
