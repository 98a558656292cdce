import type { RecognisedList } from '@zaino/contracts/schools';
import { type ListQuestion, readListQuestion } from '@zaino/rules/book-list-address';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { hasCodes } from './merge-codes';
import { recogniseList } from './recognise-list.api';
import { loadServedList } from './served-list-part';

/** What the page begins with: the codes of its address, which a browser without a script was led to. */
export interface BookListData {
  question: ListQuestion;
  /** Null where nothing was asked, and where nobody could say. */
  list: RecognisedList | null;
  failure: Failure | null;
}

/** Asks what the lists know of the address's codes. */
export async function loadBookList({ request }: LoaderFunctionArgs) {
  const question = readListQuestion(new URL(request.url).searchParams);
  if (!hasCodes(question.codes)) {
    return { question, list: null, failure: null } satisfies BookListData;
  }
  const [answer] = await Promise.all([
    settle(recogniseList(question.codes, { schools: [], request })),
    loadServedList(),
  ]);
  const shown: BookListData = { question, list: answer.value, failure: answer.failure };
  return data(shown, { status: answer.failure ? 503 : 200 });
}
