import { type ArticleSearchAnswer, blogApi } from '@zaino/contracts/blog';
import { catalogueApi, type ProductSearchAnswer } from '@zaino/contracts/catalogue';
import { type SchoolSearchAnswer, schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';

/** What each service found; one that is away costs its own part. */
export interface FoundParts {
  schools: Outcome<SchoolSearchAnswer>;
  products: Outcome<ProductSearchAnswer>;
  articles: Outcome<ArticleSearchAnswer>;
}

interface Question {
  words: string;
  /** Most results of each group. */
  limit: number;
  /** Of a loader: on the server its origin says where the calls go. */
  request?: Request;
  timeoutMs?: number;
}

/** Asks all services at once; each call of its own, so that none waits for another. */
export function askParts({ words, limit, ...options }: Question) {
  const call = { ...options, query: { q: words, limit } };
  return {
    schools: settle(fetchJson(schoolsApi.siteSearch, call)),
    products: settle(fetchJson(catalogueApi.siteSearch, call)),
    articles: settle(fetchJson(blogApi.siteSearch, call)),
  };
}

/** The answers of all, once the last is there. */
export async function askAll(question: Question): Promise<FoundParts> {
  const asked = askParts(question);
  const [schools, products, articles] = await Promise.all([
    asked.schools,
    asked.products,
    asked.articles,
  ]);
  return { schools, products, articles };
}
