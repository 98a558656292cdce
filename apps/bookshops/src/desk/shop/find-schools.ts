import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';

/** Schools of this name: with more than twenty of them it is the words that are too few. */
export const findSchools = (nome: string) =>
  fetchJson(schoolsApi.schools, { query: { nome, limit: 20 } });
