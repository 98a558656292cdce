import {
  classSuppliesApi,
  type ClassSupplies,
  type TeacherList,
  teacherListApi,
} from '@zaino/contracts/catalogue';
import {
  hasYear,
  type SchoolGrade,
  schoolGrades,
  teacherListPath,
} from '@zaino/rules/school-grade';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';

/** A year of school, as the address names it. */
interface SchoolYear {
  grado: SchoolGrade;
  anno: number;
}

/** A class as the address names it; blank where it does not. */
interface NamedClass {
  scuola: string;
  classe: string;
  sezione: string;
}

/** The standard list of a year, or the list of a class, which names its school. */
export type ShownSupplies = ClassSupplies &
  Partial<Pick<TeacherList, 'codiceScuola' | 'nomeScuola' | 'sezione'>>;

/** What the page of materials shows. */
export interface SuppliesData {
  /** Null for an address that no school has. */
  year: SchoolYear | null;
  /** Null where there is none, or nobody could say. */
  list: ShownSupplies | null;
  /** The class for which the list is looked at; blank where none is known. */
  ofClass: NamedClass;
  failure: Failure | null;
}

function readYear({ grado, anno }: LoaderFunctionArgs['params']): SchoolYear | null {
  const grade = schoolGrades.find((name) => name === grado);
  const year = /^\d$/.test(anno ?? '') ? Number(anno) : 0;
  return grade && hasYear(grade, year) ? { grado: grade, anno: year } : null;
}

const worthTelling = (failure: Failure | null) =>
  failure && isWorthRetrying(failure) ? failure : null;

/** Asks for the list that the address names: of a grade and year, or of a class by the code of its school. */
export function loadSupplies({ request, params }: LoaderFunctionArgs) {
  const { grado, anno = '' } = params;
  return grado === 'scuola' ? loadTeacherList(request, anno) : loadList(request, readYear(params));
}

/** Whoever comes from a class whose teachers have a list is led to that one: it counts. */
async function loadList(request: Request, year: SchoolYear | null) {
  const ofClass = { ...readClass(request), classe: year ? String(year.anno) : '' };
  const page: SuppliesData = { year, list: null, ofClass, failure: null };
  if (year === null) return data(page, { status: 404 });
  const asked = { request, params: { grado: year.grado, anno: String(year.anno) } };
  const [answer, own] = await Promise.all([
    settle(fetchJson(classSuppliesApi.list, asked)),
    ofClass.scuola ? settle(fetchJson(teacherListApi.list, { request, query: ofClass })) : null,
  ]);
  if (own?.value?.elenco) return redirect(teacherListPath(ofClass));
  page.list = answer.value && answer.value.elenco;
  return answered(page, answer.failure);
}

async function loadTeacherList(request: Request, scuola: string) {
  const ofClass = { ...readClass(request), scuola };
  const answer = await settle(fetchJson(teacherListApi.list, { request, query: ofClass }));
  const list = answer.value && answer.value.elenco;
  const page: SuppliesData = { year: list, list, ofClass, failure: null };
  return answered(page, answer.failure);
}

function answered(page: SuppliesData, failure: Failure | null) {
  const told = worthTelling(failure);
  const status = told ? 503 : page.list ? 200 : 404;
  return data<SuppliesData>({ ...page, failure: told }, { status });
}

function readClass({ url }: Request): NamedClass {
  const { searchParams } = new URL(url);
  const read = (name: string) => searchParams.get(name)?.trim() ?? '';
  return { scuola: read('scuola'), classe: read('classe'), sezione: read('sezione') };
}
