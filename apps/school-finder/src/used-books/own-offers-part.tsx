import type { UsedOffer } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { PagePart } from '@zaino/ui/page-part';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { digitalCodeAnswers, grades } from './grade-words';
import type { OwnOffers } from './use-own-offers';
import css from './used-books-page.module.css';
import { withdrawOffer } from './used-offers.api';

const TITLE = 'I tuoi libri usati';

/** What the family offers, with the code for the counter. */
export function OwnOffersPart({ own }: { own: OwnOffers }) {
  const submission = useSubmission();
  const { offers, failure } = own;
  const [told, setTold] = useState('');
  // What was pressed goes with its row.
  const words = useKeptFocus<HTMLParagraphElement>(told);
  if (!own.isFamily) return null;
  if (failure && !offers) {
    return (
      <PagePart title={TITLE}>
        <RetryNotice onRetry={own.retry}>
          <strong>Le tue offerte non si possono mostrare.</strong> {failureWords(failure)}
        </RetryNotice>
      </PagePart>
    );
  }
  if (!offers) {
    return (
      <PagePart title={TITLE}>
        <LoadingRows>Caricamento...</LoadingRows>
      </PagePart>
    );
  }
  const withdraw = async ({ id, title }: UsedOffer) => {
    setTold('');
    const isDone = await submission.send(async () => own.show(await withdrawOffer(id)));
    if (isDone) setTold(`${title}: non lo offri più.`);
  };
  return (
    <PagePart title={TITLE}>
      {offers.code ? (
        <Notice tone="success">
          Porta i libri in una libreria che li ritira e di’ questo codice:{' '}
          <strong className={css.code}>{offers.code}</strong>. La libreria guarda i libri e decide
          quanto pagarli: non vede il tuo nome.
        </Notice>
      ) : (
        <p>
          Non offri nessun libro. Cerca i tuoi libri qui sopra e offri quelli che non ti servono.
        </p>
      )}
      {submission.failure && <Notice tone="error">{failureWords(submission.failure)}</Notice>}
      <p ref={words} tabIndex={-1} role="status">
        {told}
      </p>
      <ul className={css.rows}>
        {offers.offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            isBusy={submission.isSending}
            onWithdraw={() => void withdraw(offer)}
          />
        ))}
      </ul>
    </PagePart>
  );
}

interface OfferRowProps {
  offer: UsedOffer;
  isBusy: boolean;
  onWithdraw: () => void;
}

function OfferRow({ offer, isBusy, onWithdraw }: OfferRowProps) {
  const { title, isbn, state, guidePrice } = offer;
  return (
    <li className={css.offer}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.quiet}>
          {[
            `ISBN ${isbn}`,
            labelOf(grades, offer.grade),
            `codice digitale usato: ${labelOf(digitalCodeAnswers, offer.digitalCode).toLowerCase()}`,
            ...(guidePrice === null ? [] : [`prezzo indicativo ${formatEuro(guidePrice)}`]),
          ].join(' · ')}
        </p>
        <p>{stateWords(offer)}</p>
      </div>
      {state === 'offered' && (
        <Button variant="outline" size="small" disabled={isBusy} onClick={onWithdraw}>
          Togli
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const labelOf = <Value extends string>(
  all: readonly { value: Value; label: string }[],
  value: Value,
) => all.find((one) => one.value === value)?.label ?? '';

function stateWords({ state, endsAt }: UsedOffer): string {
  const day = dayWords(italianDay(Date.parse(endsAt)));
  if (state === 'taken-in') return `Ritirato da una libreria ${day}.`;
  if (state === 'expired') return `Offerta scaduta ${day}: se ce l’hai ancora, offrilo di nuovo.`;
  return `L’offerta scade ${day}.`;
}
