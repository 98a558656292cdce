import type { OwnTenant } from '@zaino/contracts/bookshops';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { UnsavedQuestion } from '@zaino/ui/unsaved-question';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';
import { useLoaderData, useRevalidator } from '@zaino/web/router';
import { useLastKnown } from '@zaino/web/use-last-known';
import { useReturn } from '@zaino/web/use-return';
import { useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { AddressSection } from './address-section';
import { CedoleSection } from './cedole-section';
import { DataSection } from './data-section';
import { DiscountSection } from './discount-section';
import { DomainSection } from './domain-section';
import { ExtrasSection } from './extras-section';
import { HoursSection } from './hours-section';
import { LookSection } from './look-section';
import { MailsSection } from './mails-section';
import { NoticeSection } from './notice-section';
import type { OwnShop } from './own-shop';
import { PickupSection } from './pickup-section';
import { SchoolsSection } from './schools-section';
import css from './shop-page.module.css';
import type { ShopData } from './shop.api';
import { ShopState } from './shop-state';
import { UsedBooksSection } from './used-books-section';

const TITLE = 'Negozio';

/** All that a bookshop says of itself, a section each; and whether families see it. */
export function ShopPage() {
  const { shop, hasLook, cedole } = useLoaderData<ShopData>();
  const { value, failure } = useLastKnown(shop);
  if (failure && failure.kind !== 'forbidden') {
    return (
      <DeskPage title={TITLE}>
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      </DeskPage>
    );
  }
  if (!value) return <NoDesk title={TITLE} />;
  return <Shop key={value.id} initial={value} hasLook={hasLook} cedole={cedole} />;
}

const parts = [
  ['#apertura', 'Apertura'],
  ['#dati', 'Dati'],
  ['#indirizzo', 'Indirizzo'],
  ['#orari', 'Orari e chiusure'],
  ['#ritiro', 'Ritiro'],
  ['#avviso', 'Avviso'],
  ['#aspetto', 'Aspetto'],
  ['#sconto', 'Sconto'],
  ['#servizi', 'Servizi'],
  ['#usato', 'Libri usati'],
  ['#cedole', 'Cedole'],
  ['#scuole', 'Scuole'],
  ['#email', 'E-mail sugli ordini'],
  ['#dominio', 'Dominio'],
] as const;

interface ShopProps extends Pick<ShopData, 'hasLook' | 'cedole'> {
  initial: OwnTenant;
}

function Shop({ initial, hasLook, cedole }: ShopProps) {
  const [tenant, setTenant] = useState(initial);
  const [loaded, setLoaded] = useState(initial);
  if (loaded !== initial) {
    setLoaded(initial);
    setTenant(initial);
  }
  const [done, setDone] = useState<string | null>(null);
  const { isUnsaved, onUnsaved } = useUnsavedParts();
  const leaving = useUnsavedGuard(isUnsaved);
  const { revalidate } = useRevalidator();
  const { missing, pending } = tenant.opening;
  // The address is proven in another tab, and admins decide elsewhere.
  useReturn(() => {
    if (missing.length > 0 || pending !== null) void revalidate();
  });
  const onChanged = (changed: OwnTenant, words: string) => {
    setTenant(changed);
    setDone(words);
  };
  const shop: OwnShop = { tenant, onChanged, onUnsaved };

  return (
    <DeskPage title={TITLE}>
      <p className={css.intro}>Quello che scrivi qui è ciò che leggono le famiglie.</p>
      <nav aria-label="Parti della pagina">
        <ul className={css.parts}>
          {parts.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Sheet hasMargin isEdgeToEdge>
        <ShopState shop={shop} />
        <DataSection shop={shop} />
        <AddressSection shop={shop} />
        <HoursSection shop={shop} />
        <PickupSection shop={shop} />
        <NoticeSection shop={shop} />
        <LookSection shop={shop} hasLook={hasLook} />
        <DiscountSection shop={shop} />
        <ExtrasSection shop={shop} />
        <UsedBooksSection shop={shop} />
        <CedoleSection terms={cedole} />
        <SchoolsSection shop={shop} />
        <MailsSection shop={shop} />
        <DomainSection shop={shop} />
      </Sheet>
      <Toast message={done} onClose={() => setDone(null)} />
      <UnsavedQuestion
        isOpen={leaving !== null}
        place="page"
        onStay={() => leaving?.reset()}
        onLeave={() => leaving?.proceed()}
      />
    </DeskPage>
  );
}

/** Which sections have something that is not saved. */
function useUnsavedParts() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = (part: string, isUnsaved: boolean) =>
    setUnsaved((known) => {
      if (known.includes(part) === isUnsaved) return known;
      return isUnsaved ? [...known, part] : known.filter((other) => other !== part);
    });
  return { isUnsaved: unsaved.length > 0, onUnsaved };
}
