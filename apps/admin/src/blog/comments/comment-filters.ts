import type { CommentState } from '@zaino/contracts/blog';

/** States of a comment as admins read them. */
export const commentStateWords: Record<CommentState, string> = {
  pending: 'Da leggere',
  approved: 'Pubblicati',
  hidden: 'Nascosti',
};

/** What of the comments is shown; it stands in the page's address. */
export interface CommentFilters {
  /** Empty for all. */
  state: CommentState | '';
  /** Empty for those of all articles. */
  articleId: string;
  page: number;
}

/** In the address, for comments of any state. */
const ALL = 'tutti';

/** Without any word it is what waits; of one article all of them. */
export function readCommentFilters(parameters: URLSearchParams): CommentFilters {
  const page = Number(parameters.get('pagina'));
  const state = parameters.get('stato') ?? '';
  const articleId = /^[1-9]\d{0,9}$/.exec(parameters.get('articolo') ?? '')?.[0] ?? '';
  // What waits, or of one article all that there is.
  const otherwise = articleId === '' && state !== ALL ? 'pending' : '';
  return {
    state: Object.hasOwn(commentStateWords, state) ? (state as CommentState) : otherwise,
    articleId,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list of comments; its first page unless told. */
export function commentsPath({ state, articleId, page = 1 }: Partial<CommentFilters>): string {
  const parameters = Object.entries({
    stato: state === '' ? ALL : state,
    articolo: articleId,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '/admin/blog/comments' : `/admin/blog/comments?${query}`;
}
