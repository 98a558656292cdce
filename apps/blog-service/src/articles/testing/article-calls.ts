import type { AdminArticle, ArticleInput } from '@zaino/contracts/blog';
import type { TestAnswer } from '@zaino/service/testing/service-calls';
import { newArticle, type TestService } from '../../testing/test-service';

type Answer = Promise<TestAnswer<{ success: true; article: AdminArticle }>>;

type Named = Pick<AdminArticle, 'id'>;

/** What a form sends; a test may send anything. */
type Form = Partial<Record<keyof ArticleInput | 'version' | 'draftKey', unknown>>;

export interface ArticleCalls {
  /** A new article that has what it needs at least. */
  create: (form?: Form) => Answer;
  /** All that the form of this article says, but for what is given. */
  update: (article: AdminArticle, form?: Form) => Answer;
  remove: (article: Named) => Answer;
  restore: (article: Named) => Answer;
  read: (article: Named) => Answer;
}

/** The calls by which admins write articles. */
export function articleCalls({ adminCall }: TestService): ArticleCalls {
  const of = ({ id }: Named) => `?articleId=${id}`;
  return {
    create: (form) => {
      const body = { ...newArticle, ...form };
      return adminCall({ method: 'POST', path: '/api/createBlogArticle', body });
    },
    update: (article, form) => {
      const body = { ...formOf(article), ...form };
      return adminCall({ method: 'PUT', path: `/api/updateBlogArticle${of(article)}`, body });
    },
    remove: (article) =>
      adminCall({ method: 'DELETE', path: `/api/deleteBlogArticle${of(article)}` }),
    restore: (article) => adminCall({ method: 'POST', path: `/api/blog/restore${of(article)}` }),
    read: ({ id }) => adminCall({ path: `/api/blog/articles/${id}` }),
  };
}

function formOf(article: AdminArticle): Form {
  const { title, content, author, excerpt, category, tags, featuredImage, status } = article;
  return { title, content, author, excerpt, category, tags, featuredImage, status };
}
