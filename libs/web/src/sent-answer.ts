import type { Submission } from './use-submission';

/** What a call answers that a form makes; undefined where it was refused, or another one is under way. */
export async function sentAnswer<Answer>(
  send: Submission['send'],
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  await send(async () => {
    answer = await call();
  });
  return answer;
}
