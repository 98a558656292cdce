import type { AdminCategory, adminBlogEndpoints } from '@zaino/contracts/blog';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';

type Calls = typeof adminBlogEndpoints;

/** The calls of the categories' dialog; a test holds them to the contract. */
export const categoryCalls = {
  adminCategories: { path: '/api/blog/categories' } as ApiCall<Calls['adminCategories']>,
  renameCategory: {
    method: 'PUT',
    path: '/api/blog/categories/:id',
  } as ApiCall<Calls['renameCategory']>,
  removeCategory: {
    method: 'DELETE',
    path: '/api/blog/categories/:id',
  } as ApiCall<Calls['removeCategory']>,
};

export async function loadAllCategories(): Promise<AdminCategory[]> {
  return (await fetchJson(categoryCalls.adminCategories)).categories;
}

/** Gives what it is called by now. */
export async function renameCategory(
  id: string,
  name: string,
): Promise<Pick<AdminCategory, 'id' | 'name'>> {
  const call = { params: { id }, body: { name } };
  return (await fetchJson(categoryCalls.renameCategory, call)).category;
}

export async function removeCategory(id: string): Promise<void> {
  await fetchJson(categoryCalls.removeCategory, { params: { id } });
}
