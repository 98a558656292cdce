import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';

/** Most schools that a search shows: with more of them it is the words that are too few. */
const SHOWN_SCHOOLS = 20;

export const findSchools = (nome: string) =>
  fetchJson(schoolsApi.schools, { query: { nome, limit: SHOWN_SCHOOLS } });
