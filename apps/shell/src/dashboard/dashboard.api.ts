import { accountApi, type Child, type ChildChanges } from '@zaino/contracts/identity';
import { bookshopsApi, type OwnPlan, type OwnTenant } from '@zaino/contracts/bookshops';
import { deskApi } from '@zaino/contracts/orders';
import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';
import { loadOwnBookshop } from './own-bookshop';
import { type ChildSheets, loadChildSheets } from './child-sheets.api';
import { classesOf } from './class-choice';
import { type ClassStep, loadClassSteps } from './class-steps.api';
import { type LatestOrders, loadLatestOrders } from './latest-orders.api';
import { readWantedClass, type WantedClass } from './wanted-class';

/** What a family comes for. */
export interface FamilysData {
  children: Outcome<Child[]>;
  /** The books of each. */
  sheets: ChildSheets;
  orders: Outcome<LatestOrders>;
  /** Of children whose class is of a year that is over. */
  steps: ClassStep[];
  /** A class that the address asks to save. */
  wanted: WantedClass | null;
}

/** How a bookshop stands. */
export interface OwnersData {
  bookshop: Outcome<OwnTenant | null>;
  /** Null where nobody could say. */
  plan: OwnPlan | null;
  /** Whether it is certain that no order has come to the bookshop yet. */
  isNewBookshop: boolean;
}

/** What the dashboard shows, by who comes; each part may fail by itself. */
export interface AccountDashboardData {
  /** Null for a bookshop's owner. */
  family: FamilysData | null;
  /** Null for all others. */
  owner: OwnersData | null;
}

/** Asks at once for all parts of the page, and for no others: what is not shown is in nobody's way. */
export async function loadDashboard({ request }: LoaderFunctionArgs) {
  const { user } = await sessionOf(request);
  const page: AccountDashboardData =
    user?.role === 'bookshop'
      ? { family: null, owner: await loadOwners(request) }
      : { family: await loadFamilys(request), owner: null };
  const { children, orders } = page.family ?? {};
  return data(page, { status: children?.failure || orders?.failure ? 503 : 200 });
}

async function loadFamilys(request: Request): Promise<FamilysData> {
  const saved = settle(fetchJson(accountApi.children, { request }));
  const known = saved.then(({ value }) => value?.children ?? []);
  const [children, sheets, steps, orders, wanted] = await Promise.all([
    saved,
    loadChildSheets(known, request),
    loadClassSteps(known, request),
    loadLatestOrders(request),
    withRealName(readWantedClass(new URL(request.url).searchParams), request),
  ]);
  return {
    children: children.value ? { value: children.value.children, failure: null } : children,
    sheets,
    steps,
    orders,
    wanted,
  };
}

async function loadOwners(request: Request): Promise<OwnersData> {
  const [bookshop, plan, hasOrders] = await Promise.all([
    loadOwnBookshop(request),
    ownPlan(request),
    bookshopHasOrders(request),
  ]);
  return { bookshop, plan, isNewBookshop: hasOrders === false };
}

async function ownPlan(request: Request): Promise<OwnPlan | null> {
  const { user } = await sessionOf(request);
  if (!user || user.tenantId === null) return null;
  const params = { id: user.tenantId };
  return (await settle(fetchJson(bookshopsApi.plan, { request, params }))).value;
}

/** Null where nobody could say. */
async function bookshopHasOrders(request: Request): Promise<boolean | null> {
  const query = { limit: 1 };
  const { value } = await settle(fetchJson(deskApi.orders, { request, query }));
  return value && value.total > 0;
}

/** The name in an address is anybody's to write: what the school is called says its service, where it answers. */
async function withRealName(
  wanted: WantedClass | null,
  request: Request,
): Promise<WantedClass | null> {
  if (!wanted) return null;
  const query = { codiceScuola: wanted.schoolCode };
  const { value } = await settle(fetchJson(schoolsApi.school, { request, query }));
  if (!value) return wanted;
  const [school] = value.scuole;
  return school ? { ...wanted, schoolName: school.nomeScuola } : null;
}

/** The classes that have a list in the school. */
export async function findClasses(codiceScuola: string, request?: Request) {
  const { adozioni, annoScolastico } = await fetchJson(schoolsApi.adoptions, {
    ...(request && { request }),
    query: { codiceScuola },
  });
  const ofYear = annoScolastico === null ? {} : { schoolYear: annoScolastico };
  return classesOf(adozioni).map((one) => ({ ...one, ...ofYear }));
}

export const addChild = (changes: ChildChanges) =>
  fetchJson(accountApi.addChild, { body: changes });

export const updateChild = (id: string, changes: ChildChanges) =>
  fetchJson(accountApi.updateChild, { params: { id }, body: changes });

/** Keeps the rest of a child's list until its section is known, or no longer. */
export const keepRest = (id: string, isKept: boolean) =>
  fetchJson(accountApi.keepRest, { params: { id }, body: { isKept } });

/** Says of books whether a child has them; null takes back what was said. */
export const markBooks = (id: string, books: { isbn: string; isOwned: boolean | null }[]) =>
  fetchJson(accountApi.markBooks, { params: { id }, body: { books } });

export const removeChild = (id: string) => fetchJson(accountApi.removeChild, { params: { id } });
