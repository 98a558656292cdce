import type { OwnTenant } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import type { Outcome } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { useReturn } from '@zaino/web/use-return';
import { useState } from 'react';
import { AccountSection } from '../account-section';
import { Foldable } from '../foldable';
import { ServiceAway } from '../../forms/service-away';
import { BookshopForm } from './bookshop-form';
import { BookshopState } from './bookshop-state';
import { OpenBookshop } from './open-bookshop';

interface BookshopSectionProps {
  bookshop: Outcome<OwnTenant | null>;
  isOwner: boolean;
  onDone: (words: string) => void;
}

/** The owner's bookshop; a family is told how to open one. */
export function BookshopSection({ bookshop, isOwner, onDone }: BookshopSectionProps) {
  if (!isOwner) {
    return (
      <AccountSection id="libreria" title="Hai una libreria?">
        <p>Con lo stesso account puoi avere una pagina tua e il ritiro in negozio.</p>
        <Foldable open="Aprila qui">
          {(close) => (
            <OpenBookshop
              onDone={onDone}
              aside={
                <Button variant="text" onClick={close}>
                  Annulla
                </Button>
              }
            />
          )}
        </Foldable>
      </AccountSection>
    );
  }
  return (
    <AccountSection
      id="libreria"
      title="La tua libreria"
      intro="Quello che scrivi qui è ciò che leggono le famiglie."
    >
      {bookshop.failure && <ServiceAway failure={bookshop.failure} />}
      {bookshop.value && (
        <Bookshop key={bookshop.value.id} initial={bookshop.value} onDone={onDone} />
      )}
    </AccountSection>
  );
}

interface BookshopProps {
  initial: OwnTenant;
  onDone: (words: string) => void;
}

function Bookshop({ initial, onDone }: BookshopProps) {
  const [tenant, setTenant] = useState(initial);
  const [loaded, setLoaded] = useState(initial);
  if (loaded !== initial) {
    setLoaded(initial);
    setTenant(initial);
  }
  const { revalidate } = useRevalidator();
  const { missing, pending } = tenant.opening;
  // The address is proven in another tab, and admins decide elsewhere.
  useReturn(() => {
    if (missing.length > 0 || pending !== null) void revalidate();
  });
  return (
    <>
      <BookshopState tenant={tenant} onChanged={setTenant} onDone={onDone} />
      <BookshopForm tenant={tenant} onChanged={setTenant} onDone={onDone} />
    </>
  );
}
