import { catalogueErrorCodes, type TeacherListQuestion } from '@zaino/contracts/catalogue';
import { ApiError } from '@zaino/web/api-client';
import { useEffect, useState } from 'react';
import { askQuestion } from './teacher-list.api';

type ReadQuestion =
  | { kind: 'reading' }
  | { kind: 'ended' }
  | { kind: 'away' }
  | { kind: 'read'; question: TeacherListQuestion };

/** Whether a link does not count: used, replaced, too old, or not even of a token's form. */
export const isLinkEnded = ({ code, errors }: ApiError): boolean =>
  code === catalogueErrorCodes.teacherListLinkEnded || errors.some(({ path }) => path === 'token');

interface AskedQuestion {
  read: ReadQuestion;
  /** The answer is still to come; meanwhile the one before stays. */
  isAsking: boolean;
  again: () => void;
}

/** What a link asks, and how to ask for it again. */
export function useQuestion(token: string): AskedQuestion {
  const [tries, setTries] = useState(1);
  const [isAsking, setAsking] = useState(true);
  const [read, setRead] = useState<ReadQuestion>({ kind: 'reading' });
  useEffect(() => {
    let isLeft = false;
    const keep = (next: ReadQuestion) => {
      if (isLeft) return;
      setRead(next);
      setAsking(false);
    };
    askQuestion(token).then(
      ({ domanda }) => keep({ kind: 'read', question: domanda }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        keep({ kind: isLinkEnded(error) ? 'ended' : 'away' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [token, tries]);
  const again = () => {
    if (isAsking) return;
    setAsking(true);
    setTries(tries + 1);
  };
  return { read, isAsking, again };
}
