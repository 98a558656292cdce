import { usedBookErrorCodes, type UsedIntake, type UsedTender } from '@zaino/contracts/orders';
import { isbnOf } from '@zaino/rules/isbn';
import { usedOfferCodeOf } from '@zaino/rules/used-book';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import { type DraftCopy, draftErrors, draftOfBook, draftOfOffer, sentCopies } from './draft-copy';
import { findBook, findOffers, takeIn } from './used-books.api';

/** Most copies of one intake (`MOST_USED_BOOKS_OF_A_CALL` of the contract). */
const MOST_COPIES = 40;

const NEITHER = 'Non è il codice di un’offerta (US e sei segni) né un ISBN di 13 cifre.';
const FULL = `Al massimo ${MOST_COPIES} libri per volta: ritira questi, poi continua.`;

export type Intake = ReturnType<typeof useIntake>;

interface IntakeEvents {
  onTaken: (intake: UsedIntake) => void;
  /** Books have left the counter, taken in or put aside. */
  onGone: () => void;
  /** Something is taken in that this page does not show. */
  onStale: () => void;
}

/** What lies on the counter: scanned, described, and then taken in by one call that can be repeated. */
export function useIntake({ onTaken, onGone, onStale }: IntakeEvents) {
  const [tender, setTender] = useState<UsedTender>('cash');
  const submission = useSubmission();
  const { idOf, settle, begin } = useIntakeId();
  const counter = useCounter(begin);
  const { latest, put } = counter;

  const send = async (): Promise<void> => {
    const sent = latest();
    const errors = draftErrors(sent);
    if (Object.keys(errors).length > 0) {
      submission.refuse(errors);
      return;
    }
    const intake = { id: idOf(), tender, copies: sentCopies(sent) };
    await submission.send(async () => {
      try {
        const taken = await takeIn(intake);
        settle(null);
        const keys = new Set(sent.map(({ key }) => key));
        // What was scanned meanwhile is the next family's, or the rest.
        put(latest().filter(({ key }) => !keys.has(key)));
        counter.say('');
        onGone();
        onTaken(taken);
      } catch (error) {
        settle(error);
        if (isTakenOtherwise(error)) onStale();
        throw error;
      }
    });
  };

  return {
    copies: counter.copies,
    said: counter.said,
    read: counter.read,
    tender,
    setTender: (next: UsedTender) => {
      begin();
      setTender(next);
    },
    submission,
    send,
    change: (key: string, values: Partial<DraftCopy>) => {
      begin();
      put(latest().map((copy) => (copy.key === key ? { ...copy, ...values } : copy)));
      for (const field of Object.keys(values)) submission.mend(`${fieldNames[field]}-${key}`, {});
    },
    remove: (key: string) => {
      begin();
      put(latest().filter((copy) => copy.key !== key));
      submission.forget();
      onGone();
    },
  };
}

/** The copies that lie there, and how more are read; `onMore` before they come. */
function useCounter(onMore: () => void) {
  const [copies, setCopies] = useState<DraftCopy[]>([]);
  const [said, say] = useState('');
  // A scanner is quicker than the page is drawn, and than an answer.
  const kept = useRef(copies);
  const latest = () => kept.current;
  const put = (next: DraftCopy[]) => {
    kept.current = next;
    setCopies(next);
  };

  const add = (more: DraftCopy[]): boolean => {
    const known = new Set(latest().map(({ key }) => key));
    const fresh = more.filter(({ key }) => !known.has(key));
    if (latest().length + fresh.length > MOST_COPIES) {
      say(FULL);
      return false;
    }
    if (fresh.length > 0) onMore();
    put([...latest(), ...fresh]);
    say(addedWords(fresh.length));
    return true;
  };

  const read = async (typed: string): Promise<boolean> => {
    const isbn = isbnOf(typed);
    const code = isbn === null ? usedOfferCodeOf(typed) : null;
    if (isbn === null && code === null) {
      say(NEITHER);
      return false;
    }
    // What the family offers lies here already: its barcode adds no second copy.
    if (latest().some((copy) => copy.offerId !== null && copy.isbn === isbn)) {
      say('Questo libro è già nell’elenco, tra quelli offerti.');
      return true;
    }
    try {
      if (code !== null) return add((await findOffers(code)).map(draftOfOffer));
      return add([draftOfBook(await findBook(isbn ?? ''), crypto.randomUUID())]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say(failureWords(error));
      return false;
    }
  };

  return { copies, latest, put, said, say, read };
}

/**
 * The id under which the counter is sent: the same until it went well, so that pressed again nothing is taken in twice.
 * Another content is another intake, unless nobody knows what became of the last one: then the service says so.
 */
function useIntakeId() {
  const id = useRef<string>(undefined);
  const isUnsettled = useRef(false);
  return {
    idOf: () => {
      id.current ??= crypto.randomUUID();
      return id.current;
    },
    /** How sending ended; null where it went well. */
    settle: (error: unknown) => {
      isUnsettled.current =
        error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (error === null || isTakenOtherwise(error)) id.current = undefined;
    },
    /** The content is another one. */
    begin: () => {
      if (!isUnsettled.current) id.current = undefined;
    },
  };
}

const isTakenOtherwise = (error: unknown): boolean =>
  error instanceof ApiError && error.code === usedBookErrorCodes.usedIntakeTaken;

function addedWords(count: number): string {
  if (count === 0) return 'I libri di questo codice sono già nell’elenco.';
  return count === 1 ? 'Un libro aggiunto.' : `${count} libri aggiunti.`;
}

/** By which the fields of a row are called. */
const fieldNames: Partial<Record<string, string>> = {
  paid: 'paid',
  salePrice: 'sale',
  digitalCode: 'code',
};
