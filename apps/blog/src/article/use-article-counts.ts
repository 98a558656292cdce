import { blogApi } from '@zaino/contracts/blog';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { settle } from '@zaino/web/outcome';
import { useEffect, useRef, useState } from 'react';
import type { ShownArticle } from './article.api';
import { deviceHeaders, keepDeviceToken } from './device-token';
import { whenSeen } from './when-seen';

interface Counts {
  views: number;
  likes: number;
  isLiked: boolean;
}

/** Who likes by no session is known by its device alone (specification, point 6). */
const USER = 'anonymous';

const wished = (counts: Counts, isLiked: boolean): Counts => {
  if (counts.isLiked === isLiked) return counts;
  return { ...counts, isLiked, likes: Math.max(0, counts.likes + (isLiked ? 1 : -1)) };
};

/**
 * How often an article was read and liked. The page may come from a cache: once it is seen the service counts the visit
 * and says what is so now. A like shows at once, and is taken back with a sentence where the call fails.
 */
export function useArticleCounts({ id, views, likes }: ShownArticle) {
  const [counts, setCounts] = useState<Counts>({ views, likes, isLiked: false });
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What the service has said last. */
  const known = useRef(counts);
  /** What is to be in the end, while a call is under way. */
  const wish = useRef<boolean | null>(null);

  useEffect(
    () =>
      whenSeen(async () => {
        const call = { query: { articleId: id }, headers: deviceHeaders() };
        const { value } = await settle(fetchJson(blogApi.visit, call));
        // What was pressed meanwhile counts more than what was so before.
        if (!value || wish.current !== null) return;
        known.current = { views: value.views, likes: value.likes, isLiked: value.liked };
        setCounts(known.current);
      }),
    [id],
  );

  const send = async (): Promise<void> => {
    while (wish.current !== null && wish.current !== known.current.isLiked) {
      const liked = wish.current;
      const answer = await fetchJson(blogApi.like, {
        query: { articleId: id },
        body: { userId: USER, liked },
        headers: deviceHeaders(),
      });
      keepDeviceToken(answer.deviceToken);
      known.current = { ...known.current, likes: answer.likes, isLiked: answer.liked };
      if (wish.current === liked) break;
    }
  };

  const toggle = async (): Promise<void> => {
    const isUnderWay = wish.current !== null;
    wish.current = !counts.isLiked;
    setCounts(wished(counts, wish.current));
    setRefusal(null);
    if (isUnderWay) return;
    try {
      await send();
    } catch (error) {
      setRefusal(refusalWords(error));
    } finally {
      wish.current = null;
      setCounts(known.current);
    }
  };

  return { ...counts, refusal, toggle: () => void toggle() };
}

function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.kind === 'unavailable'
    ? 'Il tuo “Mi piace” non è arrivato: riprova tra poco.'
    : failureWords(error);
}
