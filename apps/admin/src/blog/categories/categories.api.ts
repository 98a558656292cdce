import { queryOptions } from '@tanstack/react-query';
import { adminBlogApi, type AdminCategory } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';

/** A category by the id that it had when the dialog was opened. */
export interface CategoryEntry {
  key: string;
  category: AdminCategory;
}

export const categoriesQuery = queryOptions({
  queryKey: keyOf(adminBlogApi.adminCategories),
  queryFn: async (): Promise<CategoryEntry[]> => {
    const { categories } = await fetchJson(adminBlogApi.adminCategories);
    return categories.map((category) => ({ key: category.id, category }));
  },
  ...partOfPage,
});

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
