import { PROVIDER_ERROR_PARAMETER, providerErrors } from '@zaino/contracts/identity';
import {
  MAIN_HANDOVER_PATH,
  ORIGIN_PARAMETER,
  type ServedShopFront,
} from '@zaino/contracts/shared';
import { Button, buttonClass } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ReloadLink } from '@zaino/ui/reload-link';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useShopFront } from '@zaino/web/shop-front';
import { type ReactNode, useEffect } from 'react';
import { NarrowSheet } from '../forms/narrow-sheet';
import { type SignInEntry, originOf, wayOn } from './entry.api';

interface EntryPageProps {
  title: string;
  /** What stands on the page where one comes in by our own form. */
  children: ReactNode;
}

/** A page by which one comes in, and goes on from it to the page of origin. */
export function EntryPage({ title, children }: EntryPageProps) {
  const entry = useLoaderData<SignInEntry>();
  const [parameters] = useSearchParams();
  const origin = originOf(parameters);
  useWayOn(origin);
  return (
    <NarrowSheet title={title}>
      {entry.kind === 'password' && children}
      {entry.kind === 'redirect' && <OtherProvider {...entry} origin={origin} />}
      {entry.kind === 'away' && <Away />}
    </NarrowSheet>
  );
}

/** Also for who signs in in another tab. At a bookshop's own address the way goes by the main site. */
function useWayOn(origin: string): void {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const shopFront = useShopFront();
  useEffect(() => {
    if (status !== 'signed-in') return;
    if (shopFront) location.replace(wayByMainSite(shopFront, origin));
    else void navigate(wayOn(origin, user?.role), { replace: true });
  }, [status, user, origin, navigate, shopFront]);
}

/** There a session is opened as well: payments and mails lead back to it. */
function wayByMainSite({ url, mainSite }: ServedShopFront, origin: string): string {
  const [domain = ''] = new URL(url).hostname.split('.');
  const query = new URLSearchParams({ domain, [ORIGIN_PARAMETER]: origin });
  return `${mainSite}${MAIN_HANDOVER_PATH}?${query.toString()}`;
}

function OtherProvider({ path, name, origin }: { path: string; name: string; origin: string }) {
  const [parameters] = useSearchParams();
  const failure = failureOf(parameters.get(PROVIDER_ERROR_PARAMETER));
  const query = new URLSearchParams({ [ORIGIN_PARAMETER]: origin }).toString();
  return (
    <>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <p>Per il tuo account usiamo il servizio di accesso di {name}.</p>
      <p>
        <a href={`${path}?${query}`} className={buttonClass({ isWide: true })}>
          Continua con {name}
        </a>
      </p>
    </>
  );
}

/** Of a code that the provider's way back has put into the address. */
function failureOf(code: string | null): string | undefined {
  return Object.entries(providerErrors).find(([known]) => known === code)?.[1];
}

function Away() {
  const { revalidate, state } = useRevalidator();
  const retry = (
    <>
      <Button
        variant="outline"
        size="small"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Riprova
      </Button>
      <noscript>
        <ReloadLink>Riprova</ReloadLink>
      </noscript>
    </>
  );
  return (
    <Notice tone="error" action={retry}>
      <p>
        <strong>Accesso momentaneamente non disponibile</strong>
      </p>
      <p>Il resto del sito funziona e il carrello è al suo posto.</p>
    </Notice>
  );
}
