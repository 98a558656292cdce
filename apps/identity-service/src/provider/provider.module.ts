import { Module } from '@nestjs/common';
import { redirectEndpoints } from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { PasswordsModule } from '../passwords/passwords.module';
import { IDENTITY_PROVIDER, type IdentityProvider } from './identity-provider';
import { OidcProvider } from './oidc-provider';
import { PasswordProvider } from './password-provider';

/** Our own passwords, or the provider that the configuration names. */
function chooseProvider(config: Config, passwords: PasswordProvider): IdentityProvider {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL } = config;
  if (issuer === undefined || clientId === undefined) return passwords;
  return new OidcProvider({
    issuer,
    clientId,
    clientSecret: config.OIDC_CLIENT_SECRET,
    name: config.OIDC_NAME,
    callbackUrl: new URL(redirectEndpoints.callback.path, PUBLIC_URL).href,
  });
}

@Module({
  imports: [PasswordsModule],
  providers: [
    PasswordProvider,
    {
      provide: IDENTITY_PROVIDER,
      useFactory: chooseProvider,
      inject: [CONFIG, PasswordProvider],
    },
  ],
  exports: [IDENTITY_PROVIDER],
})
export class ProviderModule {}
