import type { OpeningStep, OwnPlan, OwnTenant } from '@zaino/contracts/bookshops';

/** One of the first things that an owner does. */
export interface FirstStep {
  title: string;
  /** What it is good for, or what it waits for. */
  hint: string;
  to: string;
  /** `optional`: who leaves it has done all the same. */
  state: 'open' | 'waiting' | 'done' | 'optional';
  /** It does not count, done or not. */
  isOptional?: boolean;
}

/** The way of a new bookshop to its first order. */
export function firstStepsOf(tenant: OwnTenant, plan: OwnPlan | null): FirstStep[] {
  const { missing } = tenant.opening;
  const lacks = (...steps: OpeningStep[]) => steps.some((step) => missing.includes(step));
  const isDone = (done: boolean) => (done ? 'done' : 'open');
  return [
    {
      title: 'Conferma il tuo indirizzo e-mail',
      hint: 'Con il link che ti abbiamo inviato: lì ti scriviamo degli ordini.',
      to: '/profile#email',
      state: isDone(!lacks('email')),
    },
    {
      title: 'Scrivi indirizzo, e-mail per i clienti, orari e partita IVA',
      hint: 'Le famiglie vedono dove sei, quando possono venire e come scriverti.',
      to: '/dashboard/negozio#dati',
      state: isDone(!lacks('details', 'vat-number')),
    },
    openingStep(tenant, lacks('application')),
    {
      title: 'Accetta il ritiro in negozio',
      hint: 'Da quel momento le famiglie possono scegliere di ritirare da te.',
      to: '/dashboard/negozio#ritiro',
      state: isDone(tenant.offersPickup),
    },
    {
      title: 'Scegli le tue scuole',
      hint: 'Le famiglie le trovano nella tua vetrina, e la previsione nasce dalle loro liste.',
      to: '/dashboard/negozio#scuole',
      state: isDone(tenant.schools.length > 0),
    },
    {
      title: 'Attiva i pagamenti online sul tuo conto',
      hint: 'Fino ad allora li riceviamo noi: con un conto verificato la tua parte arriva a te.',
      to: '/dashboard/pagamenti',
      state: isDone(tenant.payments.isVerified),
    },
    {
      title: 'Guarda il piano Plus',
      hint: 'Con il Base, che hai già, non paghi niente. Il Plus aggiunge previsione, colleghi e una commissione più bassa.',
      to: '/dashboard/piano',
      state: plan !== null && plan.status !== 'free' ? 'done' : 'optional',
      isOptional: true,
    },
    {
      title: 'Prova con un ordine tuo',
      hint: 'Ordina un libro con ritiro da te e pagamento in libreria: lo trovi tra gli ordini, e da lì lo annulli.',
      to: '/search',
      state: 'open',
    },
  ];
}

function openingStep({ opening }: OwnTenant, lacksApplication: boolean): FirstStep {
  const step = { title: 'Chiedi di aprire', to: '/dashboard/negozio#apertura' };
  if (!opening.missing.includes('approval')) {
    return { ...step, hint: 'La libreria è approvata.', state: 'done' };
  }
  return lacksApplication
    ? { ...step, hint: 'Controlliamo ogni libreria prima di mostrarla.', state: 'open' }
    : {
        ...step,
        hint: 'La stiamo controllando: ti scriviamo appena è approvata.',
        state: 'waiting',
      };
}
