import type { CopiesQuestion as Question } from '@zaino/ui/copies-question';
import { reportError } from '@zaino/web/telemetry';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

type QuestionProps = ComponentProps<typeof Question>;

/** Few are ever asked: its code, a dialog's, comes with the first question. */
const load = async () =>
  (await import(/* webpackChunkName: 'copies-question' */ '@zaino/ui/copies-question'))
    .CopiesQuestion;

/** The question about books that are in the cart already; where it does not come, nothing is added twice. */
export function CopiesQuestion(props: QuestionProps) {
  const [Loaded, setLoaded] = useState<ComponentType<QuestionProps> | null>(null);
  const { question, onAnswer } = props;
  const isNeeded = question !== null && Loaded === null;

  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    load().then(
      (component) => {
        if (!isOver) setLoaded(() => component);
      },
      (error: unknown) => {
        reportError(error);
        if (!isOver) onAnswer('missing');
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, onAnswer]);

  return Loaded && <Loaded {...props} />;
}
