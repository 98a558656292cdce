import { Container } from '@zaino/ui/container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { Link, useLoaderData, useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { BookshopSection } from './bookshop/bookshop-section';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { PersonalDataSection } from './personal-data-section';
import css from './profile-page.module.css';
import type { ProfileData } from './profile.api';

/** All that belongs to an account (specification, point 2). */
export function ProfilePage() {
  const page = useLoaderData<ProfileData>();
  return (
    <Container className={css.page}>
      {page.profile.failure ? <ProfileAway /> : <Profile page={page} />}
    </Container>
  );
}

function ProfileAway() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      headingLevel={1}
      title="Il tuo profilo non si è caricato"
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      <p>Servizio momentaneamente non disponibile</p>
      <p>I tuoi dati sono al sicuro e il resto del sito funziona. Di solito basta riprovare.</p>
    </ErrorPanel>
  );
}

function Profile({ page }: { page: ProfileData }) {
  const { profile, devices, bookshop, signIn } = page;
  const [done, setDone] = useState<string | null>(null);
  if (!profile.value) return null;
  const isOwner = bookshop.value?.role === 'bookshop';
  const links = [
    ['#dati', 'I tuoi dati'],
    ['#email', 'E-mail'],
    ['#password', 'Password'],
    ['#dispositivi', 'Dispositivi'],
    ['#libreria', 'Libreria'],
    ['#esporta', 'Copia dei dati'],
    ['#elimina', 'Elimina l’account'],
  ] as const;

  return (
    <>
      <div className={css.head}>
        <h1>Profilo</h1>
        <Link to="/dashboard" className={css.way}>
          Bambini e classi
        </Link>
      </div>
      <nav aria-label="Parti del profilo">
        <ul className={css.parts}>
          {links.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Sheet hasMargin isEdgeToEdge>
        <PersonalDataSection profile={profile.value} onDone={setDone} />
        <EmailSection profile={profile.value} signIn={signIn} onDone={setDone} />
        <PasswordSection signIn={signIn} onDone={setDone} />
        <DevicesSection devices={devices} onDone={setDone} />
        <BookshopSection bookshop={bookshop} onDone={setDone} />
        <DataSection onDone={setDone} />
        <DeletionSection signIn={signIn} hasBookshop={isOwner} />
      </Sheet>
      <Toast message={done} onClose={() => setDone(null)} />
    </>
  );
}
