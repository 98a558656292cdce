import { accountApi, type Child, type ChildChanges } from '@zaino/contracts/identity';
import { bookshopsApi, type OwnPlan, type OwnTenant } from '@zaino/contracts/bookshops';
import { deskApi } from '@zaino/contracts/orders';
import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';
import { loadOwnBookshop } from './own-bookshop';
import { classesOf } from './class-choice';
import { type LatestOrders, loadLatestOrders } from './latest-orders.api';
import { readWantedClass, type WantedClass } from './wanted-class';

/** What the dashboard shows; each part may fail by itself. */
export interface AccountDashboardData {
  children: Outcome<Child[]>;
  orders: Outcome<LatestOrders>;
  /** Null for families. */
  bookshop: Outcome<OwnTenant | null>;
  /** Of the bookshop; null for families, and where nobody could say. */
  plan: OwnPlan | null;
  /** Whether it is certain that no order has come to the bookshop yet. */
  isNewBookshop: boolean;
  /** A class that the address asks to save. */
  wanted: WantedClass | null;
}

/** Asks at once for all parts of the page. */
export async function loadDashboard({ request }: LoaderFunctionArgs) {
  const [children, orders, bookshop, plan, hasOrders, wanted] = await Promise.all([
    settle(fetchJson(accountApi.children, { request })),
    loadLatestOrders(request),
    loadOwnBookshop(request),
    ownPlan(request),
    bookshopHasOrders(request),
    withRealName(readWantedClass(new URL(request.url).searchParams), request),
  ]);
  const page: AccountDashboardData = {
    children: children.value ? { value: children.value.children, failure: null } : children,
    orders,
    bookshop,
    plan,
    isNewBookshop: hasOrders === false,
    wanted,
  };
  return data(page, { status: children.failure || orders.failure ? 503 : 200 });
}

async function ownPlan(request: Request): Promise<OwnPlan | null> {
  const { user } = await sessionOf(request);
  if (user?.role !== 'bookshop' || user.tenantId === null) return null;
  const params = { id: user.tenantId };
  return (await settle(fetchJson(bookshopsApi.plan, { request, params }))).value;
}

/** Null for families, and where nobody could say. */
async function bookshopHasOrders(request: Request): Promise<boolean | null> {
  const { user } = await sessionOf(request);
  if (user?.role !== 'bookshop') return null;
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
  const { adozioni } = await fetchJson(schoolsApi.adoptions, {
    ...(request && { request }),
    query: { codiceScuola },
  });
  return classesOf(adozioni);
}

export const addChild = (changes: ChildChanges) =>
  fetchJson(accountApi.addChild, { body: changes });

export const updateChild = (id: string, changes: ChildChanges) =>
  fetchJson(accountApi.updateChild, { params: { id }, body: changes });

export const removeChild = (id: string) => fetchJson(accountApi.removeChild, { params: { id } });
