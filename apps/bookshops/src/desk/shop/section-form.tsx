import {
  bookshopsErrorCodes,
  type LookChanges,
  type OwnTenant,
  type TenantChanges,
  tenantChangesSchema,
} from '@zaino/contracts/bookshops';
import { AccountForm, fieldsOf, type ReadField } from '@zaino/ui/account-form';
import { AccountSection } from '@zaino/ui/account-section';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { OwnShop } from './own-shop';
import { updateTenant } from './shop.api';

/** All that a section may change. */
export type ShopChanges = TenantChanges & LookChanges;

interface SectionFormProps {
  shop: OwnShop;
  /** Target of the links to it. */
  id: string;
  title: string;
  intro?: ReactNode;
  /** Words of the button. */
  submit: string;
  /** What the section's fields make of the bookshop: these and no others are saved. */
  changes: (field: ReadField) => ShopChanges;
  /** What is wrong before anything is sent, and the call that saves: of a bookshop's data unless told. */
  check?: (changes: ShopChanges) => FieldErrors;
  send?: (id: string, changes: ShopChanges) => Promise<OwnTenant>;
  /** After it was saved, for what stands in no field. */
  onSaved?: (tenant: OwnTenant) => void;
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

const checkTenant = (changes: ShopChanges) => validateForm(tenantChangesSchema, changes);

const SAVED = 'I dati della libreria sono salvati.';
const SAVED_FOR_REVIEW =
  'I dati sono salvati. Alcune modifiche le controlliamo prima di mostrarle alle famiglie.';

const failures = {
  [bookshopsErrorCodes.domainTaken]: {
    field: 'domain',
    words: 'Questo dominio è già di un’altra libreria',
  },
  // An open bookshop cannot lose what a bookshop must have.
  [bookshopsErrorCodes.notReady]: {
    words:
      'Una libreria aperta ha bisogno di un indirizzo completo, dell’e-mail per i clienti e di almeno un orario: mettila prima in pausa.',
  },
};

/** A section of the bookshop's page that is saved by itself. */
export function SectionForm(props: SectionFormProps) {
  const { shop, id, title, intro, submit, changes, onSaved, children } = props;
  const { check = checkTenant, send = updateTenant } = props;
  const { tenant, onChanged } = shop;
  const place = useRef<HTMLDivElement>(null);
  const { look, begin } = useUnsavedSection(place, props);

  const save = async (field: ReadField) => {
    const sent = changes(field);
    const changed = await send(tenant.id, sent);
    onSaved?.(changed);
    const { pending } = changed.opening;
    const waits = pending !== null && Object.keys(sent).some((name) => name in pending);
    onChanged(changed, waits ? SAVED_FOR_REVIEW : SAVED);
  };

  return (
    <AccountSection id={id} title={title} intro={intro}>
      <div ref={place} onInput={look}>
        <AccountForm
          label={title}
          submit={submit}
          variant="outline"
          check={(field) => check(changes(field))}
          failures={failures}
          onSend={save}
          onDone={begin}
        >
          {children}
        </AccountForm>
      </div>
    </AccountSection>
  );
}

/** Tells the page whether the section's fields say something else than when they were drawn, or saved last. */
function useUnsavedSection(
  place: RefObject<HTMLElement | null>,
  { shop, id, changes }: SectionFormProps,
) {
  const known = useRef<string | null>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const look = () => {
    const form = place.current?.querySelector('form');
    // While it is being sent its fields are switched off, and say nothing.
    if (!form || form.getAttribute('aria-busy') === 'true') return;
    const now = JSON.stringify(changes(fieldsOf(form)));
    known.current ??= now;
    shop.onUnsaved(id, now !== known.current);
  };
  useEffect(look);
  const begin = () => {
    known.current = null;
    drawAgain();
  };
  return { look, begin };
}
