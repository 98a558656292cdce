import type { PageMeta } from '@zaino/web/page-meta';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import type { ComponentType } from 'react';

/** What a public page of the shell is called, and what is said of it. */
export interface PublicPageData extends Pick<PageMeta, 'description' | 'canonical' | 'noindex'> {
  title: string;
}

/** A page with all that is known of it in its own chunk: the first load of other pages pays for its address alone. */
export interface PublicPage {
  Page: ComponentType;
  load: (args: LoaderFunctionArgs) => unknown;
}

/** A page that always says the same of itself. */
export function plainPage(Page: ComponentType, data: PublicPageData): { page: PublicPage } {
  return { page: { Page, load: () => data } };
}
