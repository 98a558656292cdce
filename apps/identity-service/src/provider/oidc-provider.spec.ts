import { type CrookedAnswers, CrookedOidc } from '../testing/crooked-oidc';
import type { ForeignIdentity } from './identity-provider';
import { OidcProvider } from './oidc-provider';

let crooked: CrookedOidc;
beforeAll(async () => {
  crooked = await CrookedOidc.open();
});
afterAll(() => crooked.close());

/** A sign-in from its begin to the shop's view of who it is. */
async function signIn(answers: CrookedAnswers): Promise<ForeignIdentity> {
  const provider = new OidcProvider({
    issuer: crooked.issuer,
    clientId: 'zaino',
    name: 'Prova',
    callbackUrl: 'http://127.0.0.1/api/auth/oidc/callback',
  });
  crooked.answers = answers;
  const { url, checks } = await provider.begin();
  return provider.finish(crooked.visit(url), checks);
}

describe('whom a provider has recognised', () => {
  it('is named by the userinfo endpoint where the ID token says no address', async () => {
    const identity = await signIn({
      idToken: { sub: 'anna' },
      userInfo: { sub: 'anna', email: 'anna@example.com', email_verified: true, name: 'Anna' },
    });
    expect(identity).toEqual({
      subject: `${crooked.issuer} anna`,
      email: 'anna@example.com',
      isEmailVerified: true,
      displayName: 'Anna',
      firstName: '',
      lastName: '',
    });
  });

  it.each([
    {
      what: 'an ID token says verified, userinfo the address',
      idToken: { sub: 'anna', email_verified: true },
      userInfo: { sub: 'anna', email: 'owner@example.com' },
      email: 'owner@example.com',
    },
    {
      what: 'an ID token says the address, userinfo verified',
      idToken: { sub: 'anna', email: 'owner@example.com' },
      userInfo: { sub: 'anna', email_verified: true },
      email: 'owner@example.com',
    },
    {
      what: 'an address that is none stands beside verified, userinfo has another',
      idToken: { sub: 'anna', email: '', email_verified: true },
      userInfo: { sub: 'anna', email: 'owner@example.com', email_verified: true },
      email: null,
    },
  ])('has no verified address where $what', async ({ idToken, userInfo, email }) => {
    const identity = await signIn({ idToken, userInfo });
    expect(identity).toMatchObject({ email, isEmailVerified: false });
  });

  it('is nobody where the userinfo endpoint speaks of somebody else', async () => {
    const answers = {
      idToken: { sub: 'anna' },
      userInfo: { sub: 'bruno', email: 'b@example.com' },
    };
    await expect(signIn(answers)).rejects.toMatchObject({ code: 'provider-failed' });
  });

  it('is nobody where the ID token is not signed by the provider’s key', async () => {
    const idToken = { sub: 'anna', email: 'owner@example.com', email_verified: true };
    const answers = { idToken, userInfo: { sub: 'anna' }, isForged: true };
    await expect(signIn(answers)).rejects.toMatchObject({ code: 'provider-failed' });
  });
});
