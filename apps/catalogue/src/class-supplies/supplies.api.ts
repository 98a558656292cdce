import {
  classSuppliesApi,
  type ClassSupplies,
  type KnownClassSupplies,
} from '@zaino/contracts/catalogue';
import { hasYear, type SchoolGrade, schoolGrades } from '@zaino/rules/school-grade';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** A year of school, as the address names it. */
interface SchoolYear {
  grado: SchoolGrade;
  anno: number;
}

/** What the pages of materials show. */
export type SuppliesData =
  | {
      kind: 'years';
      /** Null where nobody could say. */
      years: KnownClassSupplies[] | null;
      failure: Failure | null;
    }
  | {
      kind: 'list';
      /** Null for an address that no school has. */
      year: SchoolYear | null;
      /** Null where there is none, or nobody could say. */
      list: ClassSupplies | null;
      failure: Failure | null;
    };

function readYear({ grado, anno }: LoaderFunctionArgs['params']): SchoolYear | null {
  const grade = schoolGrades.find((name) => name === grado);
  const year = /^\d$/.test(anno ?? '') ? Number(anno) : 0;
  return grade && hasYear(grade, year) ? { grado: grade, anno: year } : null;
}

const worthTelling = (failure: Failure | null) =>
  failure && isWorthRetrying(failure) ? failure : null;

/** Asks for the list that the address names, or for the years that have one. */
export async function loadSupplies({ request, params }: LoaderFunctionArgs) {
  return params.grado === undefined ? loadYears(request) : loadList(request, readYear(params));
}

async function loadYears(request: Request) {
  const { value, failure } = await settle(fetchJson(classSuppliesApi.known, { request }));
  const page: SuppliesData = { kind: 'years', years: value && value.elenchi, failure };
  return data(page, { status: failure ? 503 : 200 });
}

async function loadList(request: Request, year: SchoolYear | null) {
  const page: SuppliesData = { kind: 'list', year, list: null, failure: null };
  if (year === null) return data(page, { status: 404 });
  const asked = { request, params: { grado: year.grado, anno: String(year.anno) } };
  const answer = await settle(fetchJson(classSuppliesApi.list, asked));
  page.list = answer.value && answer.value.elenco;
  page.failure = worthTelling(answer.failure);
  return data(page, { status: page.failure ? 503 : page.list ? 200 : 404 });
}
