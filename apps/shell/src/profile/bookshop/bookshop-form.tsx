import {
  bookshopsErrorCodes,
  type OrderMails,
  type OwnTenant,
  type TenantChanges,
  tenantChangesSchema,
} from '@zaino/contracts/bookshops';
import type { Closure, FrontSchool, OpeningHours } from '@zaino/contracts/shared';
import { RadioGroup } from '@zaino/ui/radio-group';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { useState } from 'react';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { validateForm } from '@zaino/web/validate-form';
import { updateTenant } from './bookshop.api';
import css from './bookshop-form.module.css';
import { ClosuresEditor } from './closures-editor';
import { DiscountFields, discountsIn } from './discount-fields';
import { domainTaken } from './domain-taken';
import { FrontSchools } from './front-schools';
import { OpeningHoursEditor } from './opening-hours-editor';

interface BookshopFormProps {
  tenant: OwnTenant;
  onChanged: (tenant: OwnTenant) => void;
  onDone: (words: string) => void;
}

const texts = [
  'name',
  'domain',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'province',
  'vatNumber',
  'pickupNotes',
] as const;

const orderMailOptions: { value: OrderMails; label: string; hint: string }[] = [
  { value: 'each', label: 'A ogni ordine', hint: 'Appena arriva, o appena è pagato.' },
  { value: 'daily', label: 'Una volta al giorno', hint: 'Alle 18, tutti insieme.' },
];

const SAVED = 'I dati della libreria sono salvati.';
const SAVED_FOR_REVIEW =
  'I dati sono salvati. Alcune modifiche le controlliamo prima di mostrarle alle famiglie.';

/** What families read of a bookshop. */
export function BookshopForm({ tenant, onChanged, onDone }: BookshopFormProps) {
  const [hours, setHours] = useState<OpeningHours>(tenant.openingHours);
  const [orderMails, setOrderMails] = useState<OrderMails>(tenant.orderMails);
  const [closures, setClosures] = useState<Closure[]>(tenant.closures);
  const [schools, setSchools] = useState<FrontSchool[]>(tenant.schools);
  // What is asked for with an opening counts once that is approved.
  const mayOffer = tenant.state === 'open' || tenant.opening.appliedAt !== null;

  const changesIn = (field: ReadField): TenantChanges => ({
    ...Object.fromEntries(texts.map((name) => [name, field(name).trim()])),
    ...discountsIn(field),
    openingHours: hours,
    orderMails,
    closures,
    // Their names are asked of the schools service: what has not changed needs none.
    ...(schools !== tenant.schools && { schools: schools.map(({ code }) => code) }),
    // Pick-up can be turned on or off only while the bookshop is open, or waits for that.
    ...(mayOffer && { offersPickup: field('offersPickup') !== '' }),
  });

  const save = async (field: ReadField) => {
    const changed = await updateTenant(tenant.id, changesIn(field));
    setClosures(changed.closures);
    setSchools(changed.schools);
    onChanged(changed);
    onDone(changed.opening.pending ? SAVED_FOR_REVIEW : SAVED);
  };

  return (
    <AccountForm
      label="La tua libreria"
      submit="Salva la libreria"
      check={(field) => validateForm(tenantChangesSchema, changesIn(field))}
      failures={{
        [bookshopsErrorCodes.domainTaken]: domainTaken,
        [bookshopsErrorCodes.notReady]: notReady,
      }}
      onSend={save}
    >
      {(errorOf) => (
        <>
          <Texts tenant={tenant} errorOf={errorOf} />
          <OpeningHoursEditor
            hours={hours}
            onChange={setHours}
            errorOf={(day) => errorOf(`openingHours.${day}`)}
          />
          <ClosuresEditor
            closures={closures}
            onChange={setClosures}
            errorOf={(name) => errorOf(`closures.${name}`)}
          />
          <FrontSchools schools={schools} onChange={setSchools} error={errorOf('schools')} />
          <div>
            <Checkbox
              name="offersPickup"
              value="si"
              disabled={!mayOffer}
              defaultChecked={tenant.offersPickup}
            >
              Le famiglie possono ritirare in negozio
              {!mayOffer && (
                <span className={css.hint}>Si attiva quando la libreria è aperta.</span>
              )}
            </Checkbox>
            <TextArea
              label="Note per il ritiro"
              hint="Ingresso, parcheggio, che cosa portare. Niente IBAN, link o richieste di pagare prima."
              name="pickupNotes"
              maxLength={500}
              defaultValue={tenant.opening.pending?.pickupNotes ?? tenant.pickupNotes}
              error={errorOf('pickupNotes')}
            />
          </div>
          <DiscountFields tenant={tenant} errorOf={errorOf} />
          <RadioGroup
            legend="Quando ti scriviamo degli ordini da ritirare"
            options={orderMailOptions}
            value={orderMails}
            onChange={setOrderMails}
          />
        </>
      )}
    </AccountForm>
  );
}

/** An open bookshop cannot lose what a bookshop must have. */
const notReady = {
  words:
    'Una libreria aperta ha bisogno di un indirizzo completo e di almeno un orario: mettila prima in pausa.',
};

interface TextsProps {
  tenant: OwnTenant;
  errorOf: (name: string) => string | undefined;
}

function Texts({ tenant, errorOf }: TextsProps) {
  const text = (name: (typeof texts)[number]) => ({
    name,
    defaultValue: { ...tenant, ...tenant.opening.pending }[name],
    error: errorOf(name),
  });
  return (
    <>
      <TextField
        {...text('name')}
        label="Nome della libreria"
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        {...text('domain')}
        label="Dominio"
        hint="La prima parte dell’indirizzo. Se lo cambi, quello di prima porta qui per 90 giorni."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <div className={css.pair}>
        <TextField
          {...text('email')}
          label="E-mail per i clienti"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField
          {...text('phone')}
          label="Telefono"
          type="tel"
          autoComplete="off"
          maxLength={30}
        />
      </div>
      <TextField
        {...text('vatNumber')}
        label="Partita IVA"
        hint="Undici cifre. La controlliamo, e le famiglie la leggono in fondo alla tua vetrina."
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField {...text('address')} label="Indirizzo" autoComplete="off" maxLength={200} />
      <div className={css.place}>
        <TextField
          {...text('postalCode')}
          label="CAP"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
        <TextField {...text('city')} label="Città" autoComplete="off" maxLength={100} />
        <TextField {...text('province')} label="Provincia" autoComplete="off" maxLength={100} />
      </div>
    </>
  );
}
