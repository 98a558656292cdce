import type { OwnPlan } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';
import { pastDueWords } from '@zaino/rules/past-due-words';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import type { PlanData } from './plan.api';
import css from './plan-page.module.css';
import { openPortal, openSubscription } from './provider-pages';

const TITLE = 'Piano';

/** What a bookshop has, what it costs, and the way to the provider's pages. */
export function PlanPage() {
  const { owner, plan, isBack } = useLoaderData<PlanData>();
  if (owner === null || plan?.failure?.kind === 'forbidden') return <NoDesk title={TITLE} />;
  return (
    <DeskPage title={TITLE} isOfPlan>
      {plan?.failure && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={plan.failure} />
      )}
      {plan?.value && <Loaded owner={owner} plan={plan.value} isBack={isBack} />}
    </DeskPage>
  );
}

interface LoadedProps {
  owner: NonNullable<PlanData['owner']>;
  plan: OwnPlan;
  isBack: boolean;
}

function Loaded({ owner, plan, isBack }: LoadedProps) {
  const { status } = plan;
  const isRunning = status !== 'free' && status !== 'ended';
  return (
    <>
      {isBack && !isRunning && (
        <Notice>
          <strong>Quasi fatto.</strong> La conferma arriva fra poco: ricarica la pagina tra un
          minuto.
        </Notice>
      )}
      {status === 'past-due' && (
        <Notice tone="error">
          <strong>L’ultimo pagamento non è riuscito.</strong> {pastDueWords(plan)}
        </Notice>
      )}
      <Sheet isEdgeToEdge className={css.sheet}>
        <h2 className={css.title}>Il tuo piano: {isRunning ? 'Plus' : 'Base'}</h2>
        <Standing plan={plan} />
        <Ways owner={owner} plan={plan} isRunning={isRunning} />
        <p>
          <Link to="/for-libraries">Confronta i piani</Link>
        </p>
      </Sheet>
    </>
  );
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });
const dayWords = (moment: string | null) => (moment === null ? '' : day.format(new Date(moment)));

function Standing({ plan }: { plan: OwnPlan }) {
  const { status, offer, trialEnd, nextPayment, cancelsAt } = plan;
  const price = `${formatEuro(offer.monthlyPrice)} al mese, IVA esclusa`;
  if (status === 'free' || status === 'ended') {
    return (
      <>
        {status === 'ended' && <p>Il piano Plus è finito.</p>}
        <p>Il piano Base è gratis: ritiro, banco degli ordini e il tuo indirizzo sul sito.</p>
      </>
    );
  }
  return (
    <ul className={css.facts}>
      <li>{price}</li>
      {status === 'trialing' && <li>In prova gratis fino al {dayWords(trialEnd)}</li>}
      {cancelsAt !== null ? (
        <li>Disdetto: finisce il {dayWords(cancelsAt)}, poi torni al piano Base</li>
      ) : (
        nextPayment !== null && <li>Prossima fattura il {dayWords(nextPayment)}</li>
      )}
    </ul>
  );
}

interface WaysProps {
  owner: LoadedProps['owner'];
  plan: OwnPlan;
  isRunning: boolean;
}

/** To the provider's pages: paying and what was paid is never done here. */
function Ways({ owner, plan, isRunning }: WaysProps) {
  const { priceId, offer, status } = plan;
  const submission = useSubmission();
  const go = (page: () => Promise<{ url: string }>) =>
    submission.send(async () => location.assign((await page()).url));
  return (
    <>
      {!isRunning &&
        (priceId === null ? (
          <p>Il piano Plus non si può ancora attivare.</p>
        ) : (
          <div>
            <Button
              disabled={submission.isSending}
              onClick={() => void go(() => openSubscription({ ...owner, priceId }))}
            >
              Passa al piano Plus
            </Button>
            <p className={css.hint}>
              {formatEuro(offer.monthlyPrice)} al mese, IVA esclusa.
              {status === 'free' &&
                offer.trialDays > 0 &&
                ` I primi ${offer.trialDays} giorni sono di prova, gratis.`}{' '}
              Disdici quando vuoi.
            </p>
          </div>
        ))}
      {status !== 'free' && (
        <div>
          <Button
            variant="outline"
            disabled={submission.isSending}
            onClick={() => void go(() => openPortal(owner.tenantId))}
          >
            Gestisci pagamento e fatture
          </Button>
        </div>
      )}
      {submission.failure && (
        <Notice tone="error">
          {submission.failure.code === 'subscription-running'
            ? 'Hai già il piano Plus: ricarica la pagina.'
            : 'La pagina dei pagamenti ora non si apre. Riprova tra poco.'}
        </Notice>
      )}
    </>
  );
}
