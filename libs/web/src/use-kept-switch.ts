import { useState } from 'react';

function read(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Something that is on in this browser until somebody turns it off, and how to change that; kept by its name. */
export function useKeptSwitch(storageKey: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => read(storageKey));
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // Blocked by the browser's settings: it holds for this visit.
    }
  };
  return [isOn, change];
}
