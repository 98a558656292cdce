import type { ColleagueList } from '@zaino/contracts/identity';

/** One who works there, and one who is invited. */
export function makeColleagues(changes: Partial<ColleagueList> = {}): ColleagueList {
  return {
    most: 5,
    colleagues: [
      {
        id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a0c1',
        name: 'Luca Bianchi',
        email: 'luca@posta.example',
      },
    ],
    invitations: [
      {
        id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a0c2',
        email: 'sara@posta.example',
        expiresAt: '2026-10-15T08:00:00.000Z',
        isExpired: false,
      },
    ],
    ...changes,
  };
}
