import { characteristicWords } from './characteristic-words';

interface OptionsProps {
  /** What the empty choice says. */
  prompt: string;
  names: string[];
  chosen: string;
}

/** Options of a select; what is chosen stays to be seen, also where the list could not be had or lost it. */
export function Options({ prompt, names, chosen }: OptionsProps) {
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <>
      <option value="">{prompt}</option>
      {all.map((name) => (
        <option key={name} value={name}>
          {characteristicWords(name)}
        </option>
      ))}
    </>
  );
}
