import { publicBookshopsApi } from '@zaino/contracts/bookshops';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { useEffect, useState } from 'react';

/** Specification, point 9. */
const DEBOUNCE_MS = 500;
const SHORTEST = 3;

/** What is known of a domain that somebody types. */
interface DomainCheck {
  isAvailable: boolean;
  /** Why it is not, a sentence for a person. */
  reason: string | null;
}

const unasked = /^\.*$/;

/** Whether a domain may be registered, asked for once the typing pauses; null where it is not known. */
export function useDomainCheck(domain: string): DomainCheck | null {
  const [known, setKnown] = useState<{ domain: string; check: DomainCheck } | null>(null);

  useEffect(() => {
    if (domain.length < SHORTEST || unasked.test(domain)) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      void ask(domain, gone.signal).then((check) => {
        if (check) setKnown({ domain, check });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [domain]);

  return known?.domain === domain ? known.check : null;
}

/** The service judges the domain again when it is registered: no answer is no obstacle. */
async function ask(domain: string, signal: AbortSignal): Promise<DomainCheck | null> {
  const request = new Request(location.origin, { signal });
  try {
    return await fetchJson(publicBookshopsApi.domainAvailability, { request, params: { domain } });
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) return null;
    throw error;
  }
}
