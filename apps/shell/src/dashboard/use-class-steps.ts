import type { Child, ChildChanges } from '@zaino/contracts/identity';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { updateChild } from './dashboard.api';

/** What is done with the classes of a new year, and what a person is told of it. */
export function useClassSteps() {
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [before, setBefore] = useState<Child | null>(null);

  const change = async (child: Child, changes: ChildChanges, words: string): Promise<boolean> => {
    try {
      await updateChild(child.id, changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setDone(failureWords(error));
      return false;
    }
    setDone(words);
    await revalidate();
    return true;
  };

  const undo = async (child: Child) => {
    const isBack = await change(child, changesOf(child), `${child.nickname}: tutto come prima.`);
    if (isBack) setBefore(null);
  };

  return {
    editing,
    edit: (childId: string | null) => {
      setDone(null);
      setBefore(null);
      setEditing(childId);
    },
    /** Another class for a child; it can be taken back. */
    step: async (child: Child, next: Partial<ChildChanges>, words: string) => {
      setBefore(null);
      const isDone = await change(child, { ...changesOf(child), ...next }, words);
      if (isDone) setBefore(child);
      return isDone;
    },
    /** By the form, which says by itself what is wrong. */
    choose: async (child: Child, changes: ChildChanges) => {
      await updateChild(child.id, changes);
      setEditing(null);
      setDone(`La classe di ${changes.nickname} è aggiornata.`);
      setBefore(child);
      await revalidate();
    },
    done,
    undo: before && (() => undo(before)),
    dismiss: () => {
      setDone(null);
      setBefore(null);
    },
  };
}

/** What was saved of a child, to be saved once more. */
function changesOf(child: Child): ChildChanges {
  const { nickname, schoolCode, schoolName, schoolYear, classe, sezione } = child;
  const of = { nickname, schoolCode, schoolName, classe, sezione };
  return schoolYear === undefined ? of : { ...of, schoolYear };
}
