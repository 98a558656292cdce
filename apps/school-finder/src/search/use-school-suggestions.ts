import { schoolsApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { type SchoolResult, foundSchool } from './found-school';
import type { Search } from './search-params';

/** Fewer letters begin the names of half of all schools. */
const FEWEST_LETTERS = 3;
/** After the last letter, in milliseconds: shorter than a pause, longer than the way from key to key. */
const PAUSE_MS = 200;
const MOST = 6;

export interface SchoolSuggestions {
  schools: SchoolResult[];
  /** How many there are in all. */
  total: number;
}

const none: SchoolSuggestions = { schools: [], total: 0 };

/** The schools that what was typed (null: nothing yet) would find in a place; the ones before until the next are there. */
export function useSchoolSuggestions(
  typed: string | null,
  { regione, provincia, comune }: Pick<Search, 'regione' | 'provincia' | 'comune'>,
): SchoolSuggestions {
  const [found, setFound] = useState(none);
  const nome = typed?.trim() ?? '';
  const isEnough = nome.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!isEnough) return;
    let isOver = false;
    const timer = setTimeout(() => {
      const query = { nome, regione, provincia, comune, limit: MOST };
      fetchJson(schoolsApi.schools, { query }).then(
        ({ scuole, totale }) => {
          if (!isOver) setFound({ schools: scuole.map(foundSchool), total: totale });
        },
        (error: unknown) => {
          // Whoever goes on without suggestions is told by the search itself.
          if (!isOver) setFound(none);
          reportError(error);
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isEnough, nome, regione, provincia, comune]);

  return isEnough ? found : none;
}
