import type { CommentInput } from '@zaino/contracts/blog';
import { reportError } from '@zaino/web/telemetry';
import type { FieldErrors } from '@zaino/web/use-submission';

const load = () => import(/* webpackChunkName: 'comment-check' */ './comment-check');

/** Asks for the check as somebody begins to write: the page is read by many who do not. */
export function prepareCommentCheck(): void {
  load().catch(reportError);
}

/** What is wrong with a comment. Where the check does not come nothing is said: the service looks at it too. */
export async function checkComment(comment: CommentInput): Promise<FieldErrors> {
  try {
    const { commentErrors } = await load();
    return commentErrors(comment);
  } catch (error) {
    reportError(error);
    return {};
  }
}
