import type { Quote } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useReturn } from '@zaino/web/use-return';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askQuote } from './quote.api';
import type { AskedQuote } from './quote-request';

/** While pieces are counted up nobody is asked for each of them. */
const DEBOUNCE_MS = 500;

/** A page that comes back into view after longer than this asks again. */
const FRESH_FOR_MS = 60_000;

export interface QuoteState {
  /** The last answer, also while another is on its way. */
  quote: Quote | null;
  /** Whether `quote` is the answer to what is wanted now. */
  isCurrent: boolean;
  /** Why the last call gave nothing. */
  failure: ApiError | null;
  /** Asks again at once. */
  refresh: () => void;
}

interface Answer {
  /** What was asked, and the how-manieth time. */
  asked: string;
  quote: Quote | null;
  failure: ApiError | null;
}

const nothingYet: Answer = { asked: '', quote: null, failure: null };

/** What the wanted lines cost now: asked on entry and whenever something changes. Null asks nothing. */
export function useQuote(wanted: AskedQuote | null): QuoteState {
  const [answer, setAnswer] = useState(nothingYet);
  const [round, setRound] = useState(0);
  const lastText = useRef<string | null>(null);
  const text = wanted && JSON.stringify(wanted);
  const asked = `${round} ${text ?? ''}`;
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  useReturn((awayMs) => {
    if (awayMs > FRESH_FOR_MS) refresh();
  });

  useEffect(() => {
    if (text === null) return;
    let isLatest = true;
    const ask = async () => {
      const outcome = await settleQuote(JSON.parse(text) as AskedQuote);
      if (isLatest) setAnswer((last) => ({ quote: last.quote, ...outcome, asked }));
    };
    const isUrgent = lastText.current === null || lastText.current === text;
    lastText.current = text;
    const timer = setTimeout(() => void ask(), isUrgent ? 0 : DEBOUNCE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asked, text]);

  const isAnswered = answer.asked === asked;
  return {
    quote: text === null ? null : answer.quote,
    isCurrent: isAnswered && answer.failure === null && text !== null,
    failure: isAnswered ? answer.failure : null,
    refresh,
  };
}

type Outcome = { quote: Quote; failure: null } | { failure: ApiError };

async function settleQuote(wanted: AskedQuote): Promise<Outcome> {
  try {
    return { quote: await askQuote(wanted), failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportError(error);
    return { failure: error };
  }
}
