import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { readListChoice } from './school-address';

function yearQuery(anno: string): { annoScolastico?: number } {
  return /^20\d\d$/.test(anno) ? { annoScolastico: Number(anno) } : {};
}

/**
 * Asks for school and lists at once, without waiting for the page's code, which makes of the answers what is shown. A
 * class or section in the address asks again (specification, point 7).
 */
export async function askSchool({ request, params }: LoaderFunctionArgs) {
  const codiceScuola = params.code?.trim().toUpperCase() ?? '';
  const choice = readListChoice(new URL(request.url).searchParams);
  const query = { codiceScuola, ...yearQuery(choice.anno) };
  const [schools, adoptions] = await Promise.all([
    settle(fetchJson(schoolsApi.school, { request, query: { codiceScuola } })),
    settle(fetchJson(schoolsApi.adoptions, { request, query })),
  ]);
  return { request, codiceScuola, choice, schools, adoptions };
}

export type AskedSchool = Awaited<ReturnType<typeof askSchool>>;
