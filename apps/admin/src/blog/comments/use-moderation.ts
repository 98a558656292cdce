import { useQueryClient } from '@tanstack/react-query';
import { adminBlogApi, type AdminComment } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { allOf } from '../../queries';
import { doneWords, type ModerationAction } from './moderation-words';

/** What is ticked in a list of comments, and what is done with it. */
export function useModeration(comments: AdminComment[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const { isSending, failure, send } = useSubmission();
  const queryClient = useQueryClient();
  // What has left the list is chosen no longer.
  const chosen = ticked.filter((id) => comments.some((comment) => comment.id === id));

  const run = async (action: ModerationAction, ids: readonly string[]) => {
    let changed = 0;
    const isDone = await send(async () => {
      const body = { ids: [...ids], action };
      ({ changed } = await fetchJson(adminBlogApi.moderate, { body }));
    });
    setDeleting([]);
    if (!isDone) return;
    setDone(doneWords(action, changed));
    setTicked((before) => before.filter((id) => !ids.includes(id)));
    await queryClient.invalidateQueries(allOf(adminBlogApi.moderationQueue));
  };

  return {
    chosen,
    run,
    isSending,
    failure,
    deleting,
    setDeleting,
    done,
    choose: setTicked,
    hush: () => setDone(null),
  };
}
