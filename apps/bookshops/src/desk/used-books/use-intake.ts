import type { UsedIntake, UsedTender } from '@zaino/contracts/orders';
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
}

/** What lies on the counter: scanned, described, and then taken in by one call that can be repeated. */
export function useIntake({ onTaken, onGone }: IntakeEvents) {
  const [copies, setCopies] = useState<DraftCopy[]>([]);
  const [tender, setTender] = useState<UsedTender>('cash');
  const [said, say] = useState('');
  const submission = useSubmission();
  // The same until it went well: pressed again nothing is taken in twice.
  const id = useRef<string>(undefined);

  const add = (more: DraftCopy[]): boolean => {
    const known = new Set(copies.map(({ key }) => key));
    const fresh = more.filter(({ key }) => !known.has(key));
    if (copies.length + fresh.length > MOST_COPIES) {
      say(FULL);
      return false;
    }
    setCopies((now) => [...now, ...fresh]);
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
    if (copies.some((copy) => copy.offerId !== null && copy.isbn === isbn)) {
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

  const send = async (): Promise<void> => {
    const errors = draftErrors(copies);
    if (Object.keys(errors).length > 0) {
      submission.refuse(errors);
      return;
    }
    id.current ??= crypto.randomUUID();
    const intake = { id: id.current, tender, copies: sentCopies(copies) };
    await submission.send(async () => {
      const taken = await takeIn(intake);
      id.current = undefined;
      setCopies([]);
      say('');
      onGone();
      onTaken(taken);
    });
  };

  return {
    copies,
    tender,
    setTender,
    said,
    submission,
    read,
    send,
    change: (key: string, values: Partial<DraftCopy>) => {
      // Another content is another intake.
      id.current = undefined;
      setCopies((now) => now.map((copy) => (copy.key === key ? { ...copy, ...values } : copy)));
      for (const field of Object.keys(values)) submission.mend(`${fieldNames[field]}-${key}`, {});
    },
    remove: (key: string) => {
      id.current = undefined;
      setCopies((now) => now.filter((copy) => copy.key !== key));
      submission.forget();
      onGone();
    },
  };
}

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
