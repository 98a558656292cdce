import type { SavedCard, SavedCards } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Sheet } from '@zaino/ui/sheet';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useEffect, useRef, useState } from 'react';
import { readCards, removeCard, turnOff, turnOn } from './saved-cards.api';
import css from './saved-cards.module.css';

/** Cards that the payment provider keeps for a family: off until it asks for it. */
export function SavedCardsPart() {
  const [saved, setSaved] = useState<SavedCards | 'away' | null>(null);
  useEffect(() => {
    if (saved !== null) return;
    let isWanted = true;
    readCards().then(
      (found) => isWanted && setSaved(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
        if (isWanted) setSaved('away');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [saved]);
  if (saved === null) return <p role="status">Caricamento...</p>;
  if (saved !== 'away') return <Cards saved={saved} />;
  return (
    <RetryNotice onRetry={() => setSaved(null)}>
      <strong>Le carte salvate non si sono caricate.</strong> Il servizio dei pagamenti non
      risponde.
    </RetryNotice>
  );
}

function Cards({ saved: known }: { saved: SavedCards }) {
  const [saved, setSaved] = useState(known);
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { isSending, failure, send } = useSubmission();

  // The button that was pressed may be gone.
  useEffect(() => {
    if (done !== '') status.current?.focus();
  }, [done]);

  // One at a time, by `send`; a button that was disabled meanwhile would lose the focus.
  const change = (ask: () => Promise<SavedCards>, words: string) =>
    send(async () => {
      setDone('');
      setSaved(await ask());
      setDone(words);
    });

  return (
    <Sheet isEdgeToEdge className={css.sheet} aria-busy={isSending}>
      <p ref={status} role="status" tabIndex={-1} className={css.status}>
        {done}
      </p>
      {failure && (
        <Notice tone="error">
          <strong>Non è cambiato nulla.</strong>{' '}
          {failure.kind === 'unavailable'
            ? 'Il servizio dei pagamenti non risponde: riprova tra poco.'
            : failureWords(failure)}
        </Notice>
      )}
      {saved.isOn ? (
        <>
          <CardList
            cards={saved.cards}
            onRemove={(card) => void change(() => removeCard(card.id), `${nameOf(card)}: tolta.`)}
          />
          <Button
            variant="outline"
            onClick={() =>
              void change(turnOff, 'Non salviamo più carte, e quelle che c’erano sono tolte.')
            }
          >
            Togli tutto e non salvare più
          </Button>
        </>
      ) : (
        <Consent
          onAgree={() => void change(turnOn, 'Fatto: al prossimo pagamento puoi salvare la carta.')}
        />
      )}
    </Sheet>
  );
}

function Consent({ onAgree }: { onAgree: () => void }) {
  return (
    <>
      <p>
        Se vuoi, la prossima volta paghi senza riscrivere la carta. La custodisce il fornitore dei
        pagamenti (Stripe), a cui diamo il tuo indirizzo e-mail: da noi il numero non passa mai.
        Carta per carta decidi tu, nella pagina del pagamento, se salvarla.
      </p>
      <p>
        Puoi togliere una carta, o tutte, quando vuoi da questa pagina; se elimini l’account si
        tolgono da sole.
      </p>
      <Button onClick={onAgree}>Sì, permettimi di salvare le carte</Button>
    </>
  );
}

interface CardListProps {
  cards: readonly SavedCard[];
  onRemove: (card: SavedCard) => void;
}

function CardList({ cards, onRemove }: CardListProps) {
  if (cards.length === 0) {
    return (
      <p>
        Non hai ancora carte salvate. Al prossimo ordine, nella pagina del pagamento, scegli “Salva
        la carta”.
      </p>
    );
  }
  return (
    <ul className={css.list}>
      {cards.map((card) => (
        <li key={card.id} className={css.card}>
          <span>
            <strong>{nameOf(card)}</strong>, scade {expiryOf(card)}
          </span>
          <Button
            variant="text"
            size="small"
            aria-label={`Togli ${nameOf(card)}`}
            onClick={() => onRemove(card)}
          >
            Togli
          </Button>
        </li>
      ))}
    </ul>
  );
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

const nameOf = ({ brand, last4 }: SavedCard) =>
  `${brands[brand] ?? 'Carta'} che termina con ${last4}`;

const expiryOf = ({ expMonth, expYear }: SavedCard) =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;
