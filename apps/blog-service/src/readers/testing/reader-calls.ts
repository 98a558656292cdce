import type { AdminArticle, AdminComment, BlogComment } from '@zaino/contracts/blog';
import { DEVICE_TOKEN_HEADER } from '@zaino/contracts/blog';
import { HOUR_MS } from '@zaino/rules/durations';
import type { TestService } from '../../testing/test-service';

type Headers = Record<string, string>;
type Of = Pick<AdminArticle, 'id'>;

interface Visit {
  success: true;
  views: number;
  likes: number;
  liked: boolean;
}

interface Like {
  success: true;
  liked: boolean;
  likes: number;
  deviceToken?: string;
}

interface Queue {
  success: true;
  comments: AdminComment[];
  total: number;
  counts: Record<'pending' | 'approved' | 'hidden', number>;
}

export type Moderating = 'approve' | 'hide' | 'delete';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let addresses = 0;
/** An address that no other test has. */
export function newAddress(): string {
  addresses += 1;
  return `2001:db8:${addresses.toString(16)}::1`;
}

/** Where a call comes from, and from which browser. */
export function from(address: string, userAgent = browser): Headers {
  return { 'x-forwarded-for': address, 'user-agent': userAgent };
}

export function byDevice(token: string | undefined): Headers {
  return { [DEVICE_TOKEN_HEADER]: token ?? '' };
}

export const newComment = {
  name: 'Anna Bianchi',
  email: 'anna.bianchi@example.com',
  content: 'Una guida davvero utile, grazie!',
};

/** The calls of readers, and of admins about what readers wrote; each from an address of its own unless told. */
export function readerCalls({ call, adminCall }: Pick<TestService, 'call' | 'adminCall'>) {
  const post = (path: string, { id }: Of, body: unknown, headers?: Headers) => ({
    method: 'POST',
    path: `${path}?articleId=${id}`,
    body,
    headers: headers ?? from(newAddress()),
  });
  const queue = (query = '') => adminCall<Queue>({ path: `/api/blog/comments?${query}` });
  const moderate = (action: Moderating, ids: string[]) => {
    const path = '/api/blog/comments/moderate';
    return adminCall<{ changed: number }>({ method: 'POST', path, body: { action, ids } });
  };
  const comment = (article: Of, input: object = {}, headers?: Headers) =>
    call(post('/api/addBlogComment', article, { ...newComment, ...input }, headers));
  return {
    visit: (article: Of, headers?: Headers) =>
      call<Visit>(post('/api/blog/visits', article, undefined, headers)),
    like: (article: Of, body: object = {}, headers?: Headers) =>
      call<Like>(post('/api/likeBlogArticle', article, body, headers)),
    comment,
    comments: ({ id }: Of) =>
      call<{ comments: BlogComment[] }>({ path: `/api/getBlogComments?articleId=${id}` }),
    queue,
    moderate,
    /** Leaves a comment and gives it as admins see it. */
    waiting: async (article: Of, input: object = {}): Promise<AdminComment> => {
      await comment(article, { content: `Commento ${newAddress()}`, ...input });
      const [newest] = (await queue(`articleId=${article.id}`)).body.comments;
      if (newest === undefined) throw new Error('The comment was not kept.');
      return newest;
    },
  };
}

export type ReaderCalls = ReturnType<typeof readerCalls>;

/** Moves the clock to the beginning of an hour, so that no test meets its end. */
export function beginHour({ advance, now }: Pick<TestService, 'advance' | 'now'>): void {
  advance(HOUR_MS - (now() % HOUR_MS));
}

/** Does something so many times at once. */
export function times<Result>(
  count: number,
  action: (number: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => action(number)));
}
