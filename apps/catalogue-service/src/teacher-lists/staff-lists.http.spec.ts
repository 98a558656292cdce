import { TEACHER_LIST_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { MINUTE_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { TeacherListEntity } from './teacher-list.entity';
import { aProposal, listCalls } from './testing/list-calls';

let service: TestService;
let calls: ReturnType<typeof listCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = listCalls(service);
});
afterAll(() => service.stop());

describe('what staff reads', () => {
  /** Published ones, each a minute after the one before; gives their ids. */
  const manyPublished = async (count: number) => {
    const rows = Array.from({ length: count }, (_, minute) => ({
      uid: null,
      schoolCode: 'TNMM00002B',
      schoolName: 'Scuola Boschi',
      grade: 'media' as const,
      year: 1,
      section: '',
      wanted: aProposal.voci,
      state: 'published' as const,
      isPublished: null,
      proofHash: null,
      proofEndsAt: null,
      provenAt: new Date(service.now() + minute * MINUTE_MS),
      createdAt: new Date(service.now()),
      updatedAt: new Date(service.now()),
    }));
    const { identifiers } = await service.database.manager.insert(TeacherListEntity, rows);
    return identifiers.map(({ id }) => String(id));
  };

  it('comes in pages, what waits before what is published', async () => {
    const { totale: before } = (await calls.page('1')).body;
    const ids = await manyPublished(TEACHER_LIST_PAGE_SIZE + 1);
    const waiting = await calls.proven(await calls.customer(), { sezione: 'R' });
    const total = before + ids.length + 1;
    const first = (await calls.page('1')).body;
    expect(first.totale).toBe(total);
    expect(first.proposte).toHaveLength(TEACHER_LIST_PAGE_SIZE);
    expect(first.proposte.map(({ id }) => id)).toContain(waiting.id);

    const last = Math.ceil(total / TEACHER_LIST_PAGE_SIZE);
    const read = first.proposte.map(({ id }) => id);
    for (let page = 2; page <= last; page += 1) {
      read.push(...(await calls.page(String(page))).body.proposte.map(({ id }) => id));
    }
    expect(new Set(read).size).toBe(total);
    expect(read.filter((id) => ids.includes(id))).toEqual(ids);
    const beyond = (await calls.page(String(last + 1))).body;
    expect(beyond).toEqual({ proposte: [], totale: total });
  });

  it.each(['0', '1001', '1.5', 'x'])('has no page %s', async (page) => {
    expect((await calls.page(page)).status).toBe(400);
  });
});
