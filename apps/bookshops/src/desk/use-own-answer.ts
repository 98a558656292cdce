import { settle } from '@zaino/web/outcome';
import { useSession } from '@zaino/web/session';
import { useEffect, useState } from 'react';

/**
 * What a call says of the bookshop of the signed-in owner. Null until it has answered, where nobody can say, for anybody
 * else, and without a call. `ask` is the same at each drawing.
 */
export function useOwnAnswer<Answer>(
  ask: ((bookshopId: string) => Promise<Answer>) | null,
): Answer | null {
  const { user } = useSession();
  const id = user?.role === 'bookshop' ? user.tenantId : null;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (ask === null || id === null) return undefined;
    let isLeft = false;
    void settle(ask(id)).then(({ value }) => {
      if (!isLeft) setAnswer(value);
    });
    return () => {
      isLeft = true;
    };
  }, [ask, id]);
  return answer;
}
