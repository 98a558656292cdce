import { adminBlogApi, type AdminCategory } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';

export async function loadAllCategories(): Promise<AdminCategory[]> {
  return (await fetchJson(adminBlogApi.adminCategories)).categories;
}

/** Gives what it is called by now. */
export async function renameCategory(
  id: string,
  name: string,
): Promise<Pick<AdminCategory, 'id' | 'name'>> {
  const call = { params: { id }, body: { name } };
  return (await fetchJson(adminBlogApi.renameCategory, call)).category;
}

export async function removeCategory(id: string): Promise<void> {
  await fetchJson(adminBlogApi.removeCategory, { params: { id } });
}
