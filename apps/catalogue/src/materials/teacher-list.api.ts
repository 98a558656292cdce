import {
  type OwnTeacherList,
  teacherListApi,
  type TeacherListInput,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** What the page of proposals begins with. */
export interface ProposalsData {
  proposals: OwnTeacherList[];
  failure: Failure | null;
  /** As the address names it; blank where it does not. */
  ofClass: Record<'scuola' | 'classe' | 'sezione', string>;
}

export async function loadProposals({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name)?.trim() ?? '';
  const ofClass = { scuola: read('scuola'), classe: read('classe'), sezione: read('sezione') };
  const { value, failure } = await settle(fetchJson(teacherListApi.own, { request }));
  const page: ProposalsData = { proposals: value ? value.proposte : [], failure, ofClass };
  return data(page, { status: failure ? 503 : 200 });
}

export const propose = (body: TeacherListInput) => fetchJson(teacherListApi.propose, { body });

export const withdraw = (id: string) => fetchJson(teacherListApi.withdraw, { params: { id } });

export const askQuestion = (token: string) =>
  fetchJson(teacherListApi.question, { body: { token } });

export const sendAnswer = (token: string, isOurs: boolean) =>
  fetchJson(teacherListApi.answer, { body: { token, isOurs } });
