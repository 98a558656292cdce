import { blogErrorCodes } from '@zaino/contracts/blog';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';

const { categoryRenamed, categoryUnknown, categoryInUse } = blogErrorCodes;
const outdated: readonly string[] = [categoryRenamed, categoryUnknown, categoryInUse];

/** Makes a call and goes on, or tells that a category is not any more as it was shown; other failures are the caller's. */
export async function orOutdated<Result>(
  call: () => Promise<Result>,
  onOutdated: (words: string) => void,
): Promise<{ result: Result } | null> {
  try {
    return { result: await call() };
  } catch (error) {
    if (!(error instanceof ApiError) || !outdated.includes(error.code)) throw error;
    onOutdated(failureWords(error));
    return null;
  }
}
