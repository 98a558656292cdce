import type { Child, ChildChanges } from '@zaino/contracts/identity';
import { useState } from 'react';
import { className } from './class-choice';
import { keepRest, updateChild } from './dashboard.api';

/** What is done about a section that nobody knew. */
export interface SectionChoice {
  /** The child is in that section. */
  choose: (child: Child, sezione: string) => Promise<void>;
  /** The rest of its list is kept until then, or no longer. */
  keepRest: (child: Child, isKept: boolean) => Promise<void>;
}

/** Makes a call, says what came of it and shows what is saved now; false where the call failed. */
type Change = (call: () => Promise<unknown>, words: string) => Promise<boolean>;

/** One tap says which section it is, and one more takes that back. */
export function useSectionChoice(change: Change) {
  const [before, setBefore] = useState<Child | null>(null);

  const choose = async (child: Child, sezione: string) => {
    setBefore(null);
    const { nickname, classe } = child;
    const isKnown = await change(
      () => updateChild(child.id, { ...changesOf(child), sezione }),
      `${nickname} è in ${className({ classe, sezione })}: qui c’è tutta la lista.`,
    );
    if (isKnown) setBefore(child);
  };
  const putBack = async (child: Child) => {
    const isBack = await change(
      () => updateChild(child.id, changesOf(child)),
      `La sezione di ${child.nickname} è di nuovo da scegliere.`,
    );
    if (isBack) setBefore(null);
    return isBack;
  };
  const setRestKept = async ({ id, nickname }: Child, isKept: boolean) => {
    setBefore(null);
    await change(
      () => keepRest(id, isKept),
      isKept
        ? `Il resto della lista di ${nickname} aspetta la sezione.`
        : `Il resto della lista di ${nickname} non aspetta più.`,
    );
  };

  return {
    choice: { choose, keepRest: setRestKept } satisfies SectionChoice,
    undo: before && (() => putBack(before)),
    forget: () => setBefore(null),
  };
}

/** The same year of the same school: only the section is another. */
function changesOf(child: Child): ChildChanges {
  const { nickname, schoolCode, schoolName, schoolYear, classe, sezione } = child;
  const changes = { nickname, schoolCode, schoolName, classe, sezione };
  return schoolYear === undefined ? changes : { ...changes, schoolYear };
}
