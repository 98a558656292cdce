import type { Session } from '@zaino/contracts/shared';

/** For tests: a session of somebody with this name. */
export function makeFakeSession(name: string): Session {
  return {
    user: {
      uid: name,
      email: `${name}@posta.example`,
      isEmailVerified: true,
      displayName: name,
      role: 'customer',
      tenantId: null,
    },
    customerToken: `token-${name}`,
    csrfToken: `csrf-${name}`,
  };
}

/** For tests: what the identity service answers next to whoever asks who is signed in. */
export function answerWhoIsSignedIn(...answers: (Session | null | Error | number)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers) {
    fetched.mockImplementationOnce(() => {
      if (answer instanceof Error) return Promise.reject(answer);
      if (typeof answer === 'number') return Promise.resolve(Response.json({}, { status: answer }));
      return Promise.resolve(Response.json(answer && { ...answer, tenant: null }));
    });
  }
  return fetched;
}
