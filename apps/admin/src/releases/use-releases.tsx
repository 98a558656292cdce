import type { AppReleases, Canary } from '@zaino/contracts/releases';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Toast } from '@zaino/ui/toast';
import { type ReactNode, useState } from 'react';
import { ShareDialog, StartCanaryDialog } from './canary-dialog';
import type { AppCommand } from './command';
import { CommandDialog } from './command-dialog';

/** What is asked on a page. */
export type AskedOfReleases =
  | { kind: 'command'; command: AppCommand }
  | { kind: 'canary'; app: AppReleases }
  | { kind: 'share'; app: AppReleases; canary: Canary };

interface Done {
  words: string;
  /** What takes a way back back. */
  undo: AppCommand | null;
}

interface Releases {
  ask: (asked: AskedOfReleases) => void;
  /** The open dialog, and what has happened last; stands once in the page. */
  dialogs: ReactNode;
}

/** The commands of a page: one dialog at a time, what it did, and the way back from a mistake. */
export function useReleases(focusPage: () => void): Releases {
  const [asked, setAsked] = useState<AskedOfReleases | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const undo = done?.undo ?? null;
  const ask = (next: AskedOfReleases) => {
    setDone(null);
    setAsked(next);
  };
  const answers = {
    onClose: () => setAsked(null),
    onDone: (words: string) => {
      setDone({ words, undo: asked?.kind === 'command' ? undoOf(asked.command) : null });
      setAsked(null);
    },
  };
  const dialogs = (
    <>
      {asked && (
        <ReturnFocus otherwise={focusPage}>
          <DialogOf asked={asked} {...answers} />
        </ReturnFocus>
      )}
      <Toast
        message={done?.words ?? null}
        onClose={() => setDone(null)}
        {...(undo?.kind === 'promote' && {
          action: {
            text: `Rimetti la ${undo.to.number}`,
            onPress: () => ask({ kind: 'command', command: undo }),
          },
        })}
      />
    </>
  );
  return { ask, dialogs };
}

function undoOf(command: AppCommand): AppCommand | null {
  if (command.kind !== 'back') return null;
  return { kind: 'promote', app: command.app, to: command.live, isUndo: true };
}

interface DialogOfProps {
  asked: AskedOfReleases;
  onClose: () => void;
  onDone: (words: string) => void;
}

function DialogOf({ asked, ...answers }: DialogOfProps) {
  switch (asked.kind) {
    case 'command':
      return <CommandDialog command={asked.command} {...answers} />;
    case 'canary':
      return <StartCanaryDialog app={asked.app} {...answers} />;
    case 'share':
      return <ShareDialog app={asked.app} canary={asked.canary} {...answers} />;
  }
}
