import { useState } from 'react';

const KEY = 'adminCharacterKeys';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether keys of one character do something on this machine, and how to change that. */
export function useCharacterKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(read);
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // Blocked by the browser's settings: it holds for this visit.
    }
  };
  return [isOn, change];
}
