import type { RecognisedList } from '@zaino/contracts/schools';
import { isbnsInText, type ReadCodes } from '@zaino/rules/isbns-in-text';
import { ApiError } from '@zaino/web/api-client';
import { useCart } from '@zaino/web/cart';
import { reportError } from '@zaino/web/telemetry';
import { useRef, useState } from 'react';
import { useSavedChildren } from '../school/saved-children';
import type { BookListData } from './book-list.api';
import type { ListFileReading } from './file-reading';
import { noteWords } from './list-notes';
import { hasCodes, mergeCodes, noCodes } from './merge-codes';
import { recogniseList } from './recognise-list.api';

interface ReadingState {
  /** All that was read so far. */
  codes: ReadCodes;
  /** What the lists know of that; null until they were asked, and where nobody answers. */
  list: RecognisedList | null;
  failure: ApiError | null;
  /** What is being done. */
  busy: string | null;
  note: string | null;
}

const nothing: ReadingState = { codes: noCodes, list: null, failure: null, busy: null, note: null };

const NOT_LOADED =
  'Questa parte non si è caricata. Controlla la connessione e riprova, oppure incolla il testo.';

export type ListReading = ReturnType<typeof useListReading>;

/** Goes on from the codes of the address, where it has some. */
function stateOf({ question: { codes, note }, list, failure }: BookListData): ReadingState {
  return {
    ...nothing,
    codes,
    list,
    failure:
      failure && new ApiError({ ...failure, requestId: failure.requestId ?? undefined, status: 0 }),
    note: note && noteWords[note],
  };
}

/** The codes of a list on paper, read from texts and files one after the other, and what the lists know of them. */
export function useListReading(loaded: BookListData) {
  const [state, setState] = useState(() => stateOf(loaded));
  const run = useRef(0);
  const schools = [...useCart().children, ...useSavedChildren()].map((child) => child.schoolCode);
  const change = (next: Partial<ReadingState>) => setState((now) => ({ ...now, ...next }));

  const ask = async (codes: ReadCodes, turn: number) => {
    change({ codes, failure: null, busy: 'Cerchiamo i libri nelle liste…' });
    try {
      const list = await recogniseList(codes, { schools });
      if (turn === run.current) change({ list, busy: null });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // What was read stays: it can be asked about again.
      if (turn === run.current) change({ failure, busy: null });
    }
  };

  const take = async ({ codes, note }: ListFileReading, turn: number) => {
    if (turn !== run.current) return;
    const merged = mergeCodes([state.codes, codes]);
    if (!hasCodes(codes)) {
      change({ busy: null, note: note ?? noteWords.vuota });
      return;
    }
    change({ note: note ?? (merged.isCut ? noteWords.lunga : null) });
    await ask(merged, turn);
  };

  const readFile = async (busy: string, read: () => Promise<ListFileReading>) => {
    const turn = (run.current += 1);
    change({ busy, note: null, failure: null });
    try {
      await take(await read(), turn);
    } catch (error) {
      reportError(error);
      if (turn === run.current) change({ busy: null, note: NOT_LOADED });
    }
  };

  return {
    ...state,
    readText: (text: string) => {
      const turn = (run.current += 1);
      change({ note: null });
      void take({ codes: isbnsInText(text), note: null }, turn);
    },
    readPdf: (file: File) =>
      void readFile('Leggiamo il PDF…', async () => {
        const reader = await import(/* webpackChunkName: 'read-files' */ './pdf/read-pdf');
        return reader.readPdf(file);
      }),
    readPhotos: (files: readonly File[]) =>
      void readFile('Cerchiamo i codici a barre…', async () => {
        const reader = await import(/* webpackChunkName: 'read-files' */ './photos/read-photos');
        return reader.readPhotos(files);
      }),
    retry: () => void ask(state.codes, (run.current += 1)),
    restart: () => {
      run.current += 1;
      setState(nothing);
    },
  };
}
