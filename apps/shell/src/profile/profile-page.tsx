import { ErrorPanel } from '@zaino/ui/error-panel';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { useLoaderData, useRevalidator } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useState } from 'react';
import { AccountPage } from '../forms/account-page';
import { BookshopSection } from './bookshop/bookshop-section';
import { CardsSection } from './cards-section';
import { ContactSection } from './contact/contact-section';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { PersonalDataSection } from './personal-data-section';
import css from './profile-page.module.css';
import type { ProfileData } from './profile.api';
import { SecondFactorSection } from './second-factor-section';
import { useLastKnown } from '@zaino/web/use-last-known';

/** All that belongs to an account (specification, point 2). */
export function ProfilePage() {
  const page = useLoaderData<ProfileData>();
  const { user } = useSession();
  return <ProfileOf key={user?.uid} page={page} isOwner={user?.role === 'bookshop'} />;
}

function ProfileAway() {
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage>
      <ErrorPanel
        headingLevel={1}
        title="Il tuo profilo non si è caricato"
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        <p>Servizio momentaneamente non disponibile</p>
        <p>I tuoi dati sono al sicuro e il resto del sito funziona. Di solito basta riprovare.</p>
      </ErrorPanel>
    </AccountPage>
  );
}

const parts = [
  ['#dati', 'I tuoi dati'],
  ['#email', 'E-mail'],
  ['#avvisi', 'Avvisi'],
  ['#password', 'Password'],
  ['#verifica', 'Verifica in due passaggi'],
  ['#dispositivi', 'Dispositivi'],
  ['#carte', 'Carte salvate'],
  ['#libreria', 'Libreria'],
  ['#esporta', 'Copia dei dati'],
  ['#elimina', 'Elimina l’account'],
] as const;

function ProfileOf({ page, isOwner }: { page: ProfileData; isOwner: boolean }) {
  const profile = useLastKnown(page.profile);
  const devices = useLastKnown(page.devices);
  const secondFactor = useLastKnown(page.secondFactor);
  const contact = useLastKnown(page.contact);
  const { signIn } = page;
  const [done, setDone] = useState<string | null>(null);
  if (profile.failure) return <ProfileAway />;

  return (
    <AccountPage title="Profilo" way={{ to: '/dashboard', text: 'Bacheca' }}>
      <nav aria-label="Parti del profilo">
        <ul className={css.parts}>
          {parts.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Sheet hasMargin isEdgeToEdge>
        <PersonalDataSection profile={profile.value} onDone={setDone} />
        <EmailSection profile={profile.value} signIn={signIn} onDone={setDone} />
        <ContactSection
          preferences={contact}
          push={page.push}
          isEmailVerified={profile.value.isEmailVerified}
          onDone={setDone}
        />
        <PasswordSection signIn={signIn} onDone={setDone} />
        <SecondFactorSection status={secondFactor} signIn={signIn} onDone={setDone} />
        <DevicesSection devices={devices} signIn={signIn} onDone={setDone} />
        <CardsSection />
        <BookshopSection isOwner={isOwner} onDone={setDone} />
        <DataSection onDone={setDone} />
        <DeletionSection signIn={signIn} hasBookshop={isOwner} />
      </Sheet>
      <Toast message={done} onClose={() => setDone(null)} />
    </AccountPage>
  );
}
