import { type Child, type ChildChanges, MAX_BOOKS_OF_A_CALL } from '@zaino/contracts/identity';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import { ApiError } from '@zaino/web/api-client';
import { useLocation, useNavigate, useRevalidator } from '@zaino/web/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureWords } from '@zaino/web/failure-words';
import { addChild, keepRest, markBooks, removeChild, updateChild } from './dashboard.api';
import type { BookMarks, BookWord } from './use-book-marks';
import type { WantedClass } from './wanted-class';
import { useSectionChoice } from './use-section-choice';

/** In place of a child's id: the one that is being added. */
export const NEW_CHILD = 'new';

/** What is done with the saved children, and what a person is told of it. */
export function useChildren(wanted: WantedClass | null, marks: Pick<BookMarks, 'allOf'>) {
  const [editing, setEditing] = useState<string | null>(wanted ? NEW_CHILD : null);
  const [done, setDone] = useState<string | null>(null);
  const showSaved = useSavedAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval({ showSaved, tell: setDone, marks });
  /** What is said now is not what was done before: that can be taken back no longer. */
  const change: typeof removal.change = (call, words) => {
    removal.forget();
    return removal.change(call, words);
  };
  const sections = useSectionChoice(change);
  const forget = () => {
    removal.forget();
    sections.forget();
  };
  const putBack = removal.undo ?? sections.undo;
  const leave = useWayToHeading(heading);
  /** The button that was pressed goes with what it has taken back. */
  const undo = async (take: () => Promise<boolean>) => {
    if (await take()) leave();
  };

  const close = async (words?: string) => {
    forget();
    setDone(words ?? null);
    setEditing(null);
    await showSaved();
    heading.current?.focus();
  };

  return {
    editing,
    edit: (id: string) => {
      forget();
      setDone(null);
      setEditing(id);
    },
    stop: () => void close(),
    done,
    dismiss: () => {
      setDone(null);
      forget();
      heading.current?.focus();
    },
    heading,
    add: async (changes: ChildChanges) => {
      const { id } = await addChild(changes);
      // The way here from the books that all sections share says that the rest is kept.
      const isRestWanted =
        wanted && isSectionUnknown(wanted.sezione) && isSectionUnknown(changes.sezione);
      const isWhole = !isRestWanted || (await isRestKept(id));
      await close(
        isWhole
          ? `La classe di ${changes.nickname} è salvata.`
          : `La classe di ${changes.nickname} è salvata, ma il resto della lista non è ancora tenuto: premi “Tienimi il resto” nella sua scheda.`,
      );
    },
    /** One that was named while shopping; says what came of it. */
    save: (changes: ChildChanges) => {
      sections.forget();
      return change(() => addChild(changes), `La classe di ${changes.nickname} è salvata.`);
    },
    update: async (id: string, changes: ChildChanges) => {
      await updateChild(id, changes);
      await close(`La classe di ${changes.nickname} è aggiornata.`);
    },
    remove: async (child: Child) => {
      sections.forget();
      return removal.remove(child);
    },
    sections: sections.choice,
    undo: putBack && (() => void undo(putBack)),
  };
}

/** Puts the focus on the heading, as soon as it is there: without any child there is none. */
function useWayToHeading(heading: RefObject<HTMLHeadingElement | null>): () => void {
  const isLost = useRef(false);
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isLost.current || !heading.current) return;
    isLost.current = false;
    heading.current.focus({ preventScroll: true });
  });
  return () => {
    isLost.current = true;
    draw((times) => times + 1);
  };
}

/** Has the rest of a new child's list kept; false where that failed: the child is saved in any case. */
async function isRestKept(id: string): Promise<boolean> {
  try {
    await keepRest(id, true);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

/** Asks again for what is saved; a class that the address asked for has been dealt with. */
function useSavedAgain(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    if (search === '') await revalidate();
    else await navigate(pathname, { replace: true, preventScrollReset: true });
  };
}

interface RemovalOptions {
  showSaved: () => Promise<void>;
  tell: (words: string) => void;
  marks: Pick<BookMarks, 'allOf'>;
}

interface Removed {
  child: Child;
  books: BookWord[];
  /** Its new id, where it is back and not yet all that was said of it. */
  backId?: string;
}

/** Taking away, and taking that back. */
function useRemoval({ showSaved, tell, marks }: RemovalOptions) {
  const [removed, setRemoved] = useState<Removed | null>(null);

  const change = async (call: () => Promise<unknown>, words: string): Promise<boolean> => {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(failureWords(error));
      return false;
    }
    tell(words);
    await showSaved();
    return true;
  };

  const putBack = async ({ child, books, backId }: Removed) => {
    const { nickname, schoolCode, schoolName, schoolYear, classe, sezione } = child;
    const isBack = await change(async () => {
      const ofYear = schoolYear === undefined ? {} : { schoolYear };
      const changes = { nickname, schoolCode, schoolName, ...ofYear, classe, sezione };
      const id = backId ?? (await addChild(changes)).id;
      // A second try saves no second child.
      setRemoved({ child, books, backId: id });
      if (child.restKeptAt !== undefined) await keepRest(id, true);
      for (let from = 0; from < books.length; from += MAX_BOOKS_OF_A_CALL) {
        await markBooks(id, books.slice(from, from + MAX_BOOKS_OF_A_CALL));
      }
    }, `La classe di ${nickname} è di nuovo salvata.`);
    if (isBack) setRemoved(null);
    return isBack;
  };

  return {
    change,
    remove: async (child: Child): Promise<boolean> => {
      setRemoved(null);
      const books = marks.allOf(child.id);
      const words = `La classe di ${child.nickname} non è più salvata.`;
      const isGone = await change(() => removeChild(child.id), words);
      if (isGone) setRemoved({ child, books });
      return isGone;
    },
    undo: removed && (() => putBack(removed)),
    forget: () => setRemoved(null),
  };
}
