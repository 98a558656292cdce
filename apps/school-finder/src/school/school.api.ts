import type { Adoption, School, schoolsEndpoints, SpendingCap } from '@zaino/contracts/schools';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { type Failure, isWorthRetrying, settle } from '../outcome';
import { type ChosenList, chooseList, type ClassGroup, classGroupsOf } from './class-groups';
import { type ListChoice, readListChoice } from './school-address';
import { capOf } from './list-rules';
import { className } from './list-words';

type Calls = typeof schoolsEndpoints;

/** The calls of the school page; a test holds the paths to the contract. */
export const schoolCalls = {
  school: { path: '/api/getscuole' } as ApiCall<Calls['school']>,
  adoptions: { path: '/api/getadozionibycodicescuola' } as ApiCall<Calls['adoptions']>,
};

/** What the list's part of the page shows. */
export interface ListData {
  choice: ListChoice;
  classes: ClassGroup[];
  chosen: ChosenList;
  cap: SpendingCap | null;
  /** First calendar year of the school year shown. */
  annoScolastico: number | null;
  anniScolastici: number[];
  failure: Failure | null;
}

/** What the school page shows: `school` is null where there is none or where nobody could say. */
export interface SchoolData {
  code: string;
  school: School | null;
  failure: Failure | null;
  list: ListData;
}

interface Answer {
  adozioni: Adoption[];
  tetti: SpendingCap[];
  annoScolastico: number | null;
  anniScolastici: number[];
}

const noAdoptions: Answer = { adozioni: [], tetti: [], annoScolastico: null, anniScolastici: [] };

/** Only the chosen class's books go to the page: the largest school has 97 classes. */
function listOf(answer: Answer, choice: ListChoice, failure: Failure | null): ListData {
  const chosen = chooseList(answer.adozioni, choice);
  const cap =
    chosen.kind === 'list'
      ? capOf(answer.tetti, { classe: choice.classe, combinazione: chosen.combinazione })
      : undefined;
  const { annoScolastico, anniScolastici } = answer;
  const classes = classGroupsOf(answer.adozioni);
  return { choice, classes, chosen, cap: cap ?? null, annoScolastico, anniScolastici, failure };
}

const retryable = (failure: Failure | null) =>
  failure && isWorthRetrying(failure) ? failure : null;

function yearQuery(anno: string): { annoScolastico?: number } {
  return /^20\d\d$/.test(anno) ? { annoScolastico: Number(anno) } : {};
}

/** Asks for school and lists at once. A class or section in the address asks again (specification, point 7). */
export async function loadSchool({ request, params }: LoaderFunctionArgs) {
  const codiceScuola = params.code?.trim().toUpperCase() ?? '';
  const choice = readListChoice(new URL(request.url).searchParams);
  const query = { codiceScuola, ...yearQuery(choice.anno) };
  const [schools, adoptions] = await Promise.all([
    settle(fetchJson(schoolCalls.school, { request, query: { codiceScuola } })),
    settle(fetchJson(schoolCalls.adoptions, { request, query })),
  ]);
  const school = schools.value?.scuole[0] ?? null;
  const failure = retryable(schools.failure);
  const list = listOf(adoptions.value ?? noAdoptions, choice, retryable(adoptions.failure));
  const page: SchoolData = { code: codiceScuola, school, failure, list };
  return data(page, { status: statusOf(page) });
}

function statusOf({ school, failure, list }: SchoolData): number {
  if (failure ?? (school && list.failure)) return 503;
  return school ? 200 : 404;
}

/** Title of a school's page, with the class where one is chosen. */
export function schoolTitle(page: unknown): string {
  const { school = null, list } = (page ?? {}) as Partial<SchoolData>;
  if (!school || !list) return 'Scuola non trovata';
  return list.chosen.kind === 'list'
    ? `${className(list.choice)} · ${school.nomeScuola}`
    : school.nomeScuola;
}
