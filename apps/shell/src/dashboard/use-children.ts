import { type Child, type ChildChanges, MAX_BOOKS_OF_A_CALL } from '@zaino/contracts/identity';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import { ApiError } from '@zaino/web/api-client';
import { useLocation, useNavigate, useRevalidator } from '@zaino/web/router';
import { useRef, useState } from 'react';
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
  const sections = useSectionChoice(removal.change);
  const forget = () => {
    removal.forget();
    sections.forget();
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
      if (wanted && isSectionUnknown(wanted.sezione) && isSectionUnknown(changes.sezione)) {
        await keepRest(id, true);
      }
      await close(`La classe di ${changes.nickname} è salvata.`);
    },
    /** One that was named while shopping; says what came of it. */
    save: (changes: ChildChanges) =>
      removal.change(() => addChild(changes), `La classe di ${changes.nickname} è salvata.`),
    update: async (id: string, changes: ChildChanges) => {
      await updateChild(id, changes);
      await close(`La classe di ${changes.nickname} è aggiornata.`);
    },
    remove: async (child: Child) => {
      sections.forget();
      return removal.remove(child);
    },
    sections: sections.choice,
    undo: removal.undo ?? sections.undo,
  };
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

/** Taking away, and taking that back. */
function useRemoval({ showSaved, tell, marks }: RemovalOptions) {
  const [removed, setRemoved] = useState<{ child: Child; books: BookWord[] } | null>(null);

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

  const putBack = async ({ child, books }: { child: Child; books: BookWord[] }) => {
    const { nickname, schoolCode, schoolName, schoolYear, classe, sezione } = child;
    const isBack = await change(async () => {
      const ofYear = schoolYear === undefined ? {} : { schoolYear };
      const { id } = await addChild({
        nickname,
        schoolCode,
        schoolName,
        ...ofYear,
        classe,
        sezione,
      });
      if (child.restKeptAt !== undefined) await keepRest(id, true);
      for (let from = 0; from < books.length; from += MAX_BOOKS_OF_A_CALL) {
        await markBooks(id, books.slice(from, from + MAX_BOOKS_OF_A_CALL));
      }
    }, `La classe di ${nickname} è di nuovo salvata.`);
    if (isBack) setRemoved(null);
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
    undo: removed && (() => void putBack(removed)),
    forget: () => setRemoved(null),
  };
}
