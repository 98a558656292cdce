import { useEffect, useState } from 'react';

interface TypedText {
  text: string;
  /** Whether suggestions are wanted for it: not after Escape, Enter, or the way out of the box. */
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
}

/** What somebody types into a box that others draw; also what was typed before anybody listened. */
export function useTypedText(input: HTMLInputElement): TypedText {
  const [text, setText] = useState(() => (input.value === input.defaultValue ? '' : input.value));
  const [isWanted, setWanted] = useState(text !== '');

  useEffect(() => {
    const onInput = () => {
      setText(input.value);
      setWanted(true);
    };
    const onBlur = () => setWanted(false);
    const onReset = () => setText('');
    const { form } = input;
    // A letter may have come since the first look, before anything listened.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onBlur);
    form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onBlur);
      form?.removeEventListener('reset', onReset);
    };
  }, [input]);

  return { text, isWanted, setWanted };
}
