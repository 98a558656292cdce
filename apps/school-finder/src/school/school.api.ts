import { type Adoption, type School, schoolsApi, type SpendingCap } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { data } from '@zaino/web/router';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { capOf, chooseList, type ChosenList } from '@zaino/rules/class-list';
import { type ClassGroup, classGroupsOf } from './class-groups';
import { type ListBook, listBooks } from './list-rules';
import { type SchoolResult, foundSchool } from '../search/found-school';
import type { AskedSchool } from './ask-school';
import type { ListChoice } from './school-address';

/** What the choice in the address leads to, as the page shows it. */
type ShownList =
  | Exclude<ChosenList<Adoption>, { kind: 'list' }>
  | { kind: 'list'; combinazione: string; combinazioni: string[]; books: ListBook[] };

/** What the list's part of the page shows. */
export interface ListData {
  choice: ListChoice;
  classes: ClassGroup[];
  chosen: ShownList;
  cap: SpendingCap | null;
  /** First calendar year of the school year shown. */
  annoScolastico: number | null;
  anniScolastici: number[];
  /** Whether it is of the newest year of all lists: what is adopted on it is adopted this school year. */
  isThisYear: boolean;
  failure: Failure | null;
}

/** What the page says of a school. */
export type ShownSchool = Pick<School, (typeof shownFields)[number]>;

const shownFields = [
  'codiceScuola',
  'nomeScuola',
  'indirizzo',
  'cap',
  'comune',
  'provincia',
  'regione',
  'tipologiaGrado',
] as const;

/** What the school page shows: `school` is null where there is none or where nobody could say. */
export interface SchoolData {
  code: string;
  school: ShownSchool | null;
  failure: Failure | null;
  list: ListData;
  /** Where the school has no list of its own: the other schools of its institute. */
  institute: SchoolResult[];
}

interface Answer {
  adozioni: Adoption[];
  tetti: SpendingCap[];
  annoScolastico: number | null;
  anniScolastici: number[];
  annoInCorso?: number | null | undefined;
}

const noAdoptions: Answer = { adozioni: [], tetti: [], annoScolastico: null, anniScolastici: [] };

/** The page's data travel in its HTML: only what is drawn goes along. */
function shownSchool(school: School): ShownSchool {
  return Object.fromEntries(shownFields.map((field) => [field, school[field]])) as ShownSchool;
}

/** In the order of the screen already: the browser's collation need not be the server's. */
function shownList(chosen: ChosenList<Adoption>): ShownList {
  if (chosen.kind !== 'list') return chosen;
  const { adozioni, ...list } = chosen;
  return { ...list, books: listBooks(adozioni) };
}

/** Only the chosen class's books go to the page: the largest school has 97 classes. */
function listOf(answer: Answer, choice: ListChoice, failure: Failure | null): ListData {
  const chosen = chooseList(answer.adozioni, choice);
  const cap =
    chosen.kind === 'list'
      ? capOf(answer.tetti, { classe: choice.classe, combinazione: chosen.combinazione })
      : undefined;
  const { annoScolastico, anniScolastici, annoInCorso = anniScolastici[0] } = answer;
  const classes = classGroupsOf(answer.adozioni);
  return {
    choice,
    classes,
    chosen: shownList(chosen),
    cap: cap ?? null,
    annoScolastico,
    anniScolastici,
    isThisYear: annoScolastico !== null && annoScolastico === annoInCorso,
    failure,
  };
}

const retryable = (failure: Failure | null) =>
  failure && isWorthRetrying(failure) ? failure : null;

/** An institute of Italy has some ten schools; none has a hundred. */
const MOST_OF_INSTITUTE = 100;

/** The other schools of a school's institute: an institute's seat has no classes, its schools do. */
async function othersOfInstitute(school: School, request: Request): Promise<SchoolResult[]> {
  const { codiceIstituto, codiceScuola } = school;
  if (codiceIstituto === null) return [];
  const query = { nome: codiceIstituto, limit: MOST_OF_INSTITUTE };
  const { value } = await settle(fetchJson(schoolsApi.schools, { request, query }));
  const others = value?.scuole.filter((other) => other.codiceScuola !== codiceScuola) ?? [];
  return others.map(foundSchool);
}

/** What the page shows of the answers. */
export async function loadSchool(asked: AskedSchool) {
  const { request, codiceScuola, choice, schools, adoptions } = asked;
  const found = schools.value?.scuole[0];
  const isWithoutList = adoptions.value?.anniScolastici.length === 0;
  const institute = found && isWithoutList ? await othersOfInstitute(found, request) : [];
  const school = found ? shownSchool(found) : null;
  const failure = retryable(schools.failure);
  const list = listOf(adoptions.value ?? noAdoptions, choice, retryable(adoptions.failure));
  const page: SchoolData = { code: codiceScuola, school, failure, list, institute };
  return data(page, { status: statusOf(page) });
}

function statusOf({ school, failure, list }: SchoolData): number {
  if (failure ?? (school && list.failure)) return 503;
  return school ? 200 : 404;
}
