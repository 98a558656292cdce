import type {
  AdminTeacherList,
  OwnTeacherList,
  TeacherList,
  TeacherListInput,
  TeacherListQuestion,
} from '@zaino/contracts/catalogue';
import { type FavouriteCustomer, favouriteCalls } from '../../favourites/testing/favourite-calls';
import { serviceKeyHeader, type TestService } from '../../testing/test-service';

const PATH = '/api/teacher-lists';
const ADMIN_PATH = '/api/admin/teacher-lists';

/** For tests: what a teacher writes; invented. */
export const aProposal: TeacherListInput = {
  codiceScuola: 'TNMM00001A',
  anno: 1,
  sezione: 'B',
  voci: [
    { nome: 'Quaderno a righe', quantita: 3, nota: 'Uno per materia' },
    { nome: 'Compasso', quantita: 1, nota: '' },
  ],
};

/** The calls of a teacher, a school, staff and families about the materials that teachers ask for. */
export function listCalls(service: TestService) {
  const { call, adminCall } = service;
  service.asked.schools.set(aProposal.codiceScuola, {
    name: 'Scuola Prati',
    kind: 'Scuola secondaria di primo grado',
  });
  const propose = ({ headers }: FavouriteCustomer, changes: object = {}) =>
    call<{ proposta: OwnTeacherList }>({
      method: 'POST',
      path: PATH,
      body: { ...aProposal, ...changes },
      headers,
    });
  /** The secret of the mail that would be sent now. */
  const link = async (id: string) => {
    const path = `/internal/teacher-lists/${id}/proof`;
    const asked = { method: 'POST', path, headers: serviceKeyHeader };
    const { body } = await call<{ proof: { token: string } | null }>(asked);
    return body.proof?.token ?? null;
  };
  const answer = (token: string | null, isOurs = true) =>
    call<{ success: true }>({ method: 'POST', path: `${PATH}/answer`, body: { token, isOurs } });
  const page = (pagina: string) =>
    adminCall<{ proposte: AdminTeacherList[]; totale: number }>({
      path: `${ADMIN_PATH}?pagina=${pagina}`,
    });
  /** What is decided on first: the first page. */
  const waiting = async () => (await page('1')).body.proposte;
  const publish = (id: string, versione: number, voci: object[]) =>
    adminCall<{ proposta: AdminTeacherList }>({
      method: 'POST',
      path: `${ADMIN_PATH}/${id}/publication`,
      body: { versione, voci },
    });
  return {
    customer: favouriteCalls(service).customer,
    propose,
    link,
    answer,
    page,
    waiting,
    publish,
    question: (token: string) =>
      call<{ domanda: TeacherListQuestion }>({
        method: 'POST',
        path: `${PATH}/question`,
        body: { token },
      }),
    refuse: (id: string, versione: number, motivo = 'Non si capisce') =>
      adminCall<{ success: true }>({
        method: 'POST',
        path: `${ADMIN_PATH}/${id}/refusal`,
        body: { versione, motivo },
      }),
    own: async ({ headers }: FavouriteCustomer) =>
      (await call<{ proposte: OwnTeacherList[] }>({ path: `${PATH}/own`, headers })).body.proposte,
    withdraw: ({ headers }: FavouriteCustomer, id: string) =>
      call({ method: 'DELETE', path: `${PATH}/own/${id}`, headers }),
    shown: (search: string) => call<{ elenco: TeacherList | null }>({ path: `${PATH}?${search}` }),
    exported: async ({ uid }: FavouriteCustomer) => {
      const path = `/internal/customers/${uid}/teacher-lists`;
      const asked = { path, headers: serviceKeyHeader };
      return (await call<{ teacherLists: OwnTeacherList[] }>(asked)).body.teacherLists;
    },
    forget: ({ uid }: FavouriteCustomer) =>
      call({
        method: 'DELETE',
        path: `/internal/customers/${uid}/teacher-lists`,
        headers: serviceKeyHeader,
      }),
    /** A list that its school has confirmed. */
    proven: async (customer: FavouriteCustomer, changes: object = {}) => {
      const { id } = (await propose(customer, changes)).body.proposta;
      await answer(await link(id));
      const found = (await waiting()).find((one) => one.id === id);
      if (found === undefined) throw new Error('No list is proven');
      return found;
    },
  };
}
