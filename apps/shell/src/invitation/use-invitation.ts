import type { ShownInvitation } from '@zaino/contracts/identity';
import { ApiError } from '@zaino/web/api-client';
import { useEffect, useState } from 'react';
import { isInvalidLink } from '../forms/is-invalid-link';
import { readInvitation } from './invitation.api';

export type ReadInvitation =
  | { kind: 'reading' }
  | { kind: 'invalid-link' }
  | { kind: 'away' }
  | { kind: 'read'; invitation: ShownInvitation };

/** What a link invites to, and how to ask again. */
export function useInvitation(token: string | null): [ReadInvitation, () => void] {
  const [tries, setTries] = useState(1);
  const [read, setRead] = useState<ReadInvitation>({ kind: 'reading' });
  useEffect(() => {
    if (token === null) return undefined;
    let isLeft = false;
    const keep = (next: ReadInvitation) => {
      if (!isLeft) setRead(next);
    };
    readInvitation(token).then(
      (invitation) => keep({ kind: 'read', invitation }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        keep({ kind: isInvalidLink(error) ? 'invalid-link' : 'away' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [token, tries]);
  return [read, () => setTries(tries + 1)];
}
