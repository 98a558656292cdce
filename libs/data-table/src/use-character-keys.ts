import { useKeptSwitch } from '@zaino/web/use-kept-switch';

/** Whether keys of one character do something on this machine, and how to change that; kept by a name of the user's. */
export function useCharacterKeys(storageKey: string): [boolean, (isOn: boolean) => void] {
  return useKeptSwitch(storageKey);
}
