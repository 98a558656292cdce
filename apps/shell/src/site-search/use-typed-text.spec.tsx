import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useTypedText } from './use-typed-text';

/** A box that others draw, with what was typed into it. */
function drawnBox(value: string): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  input.value = value;
  return input;
}

interface TypedProps {
  input: HTMLInputElement;
  /** Done once the hook has looked, and before it listens. */
  meanwhile?: () => void;
}

function Typed({ input, meanwhile }: TypedProps) {
  const { text, isWanted } = useTypedText(input);
  useLayoutEffect(() => meanwhile?.(), [meanwhile]);
  return <output>{`${text}, ${isWanted ? 'wanted' : 'not wanted'}`}</output>;
}

afterEach(() => document.body.replaceChildren());

const told = () => screen.getByRole('status').textContent;

describe('useTypedText', () => {
  it('knows what was typed before it was there, and each letter after', () => {
    const input = drawnBox('va');
    render(<Typed input={input} />);
    expect(told()).toBe('va, wanted');
    fireEvent.input(input, { target: { value: 'val' } });
    expect(told()).toBe('val, wanted');
    fireEvent.blur(input);
    expect(told()).toBe('val, not wanted');
  });

  it('wants nothing of a box as it was drawn', () => {
    render(<Typed input={drawnBox('')} />);
    expect(told()).toBe(', not wanted');
  });

  it.each(['', 'compass'])('misses no letter that comes while it begins (after "%s")', (before) => {
    const input = drawnBox(before);
    // In the midst of React's own work: `fireEvent` would have React finish first.
    const meanwhile = () => {
      input.value = `${before}o`;
      input.dispatchEvent(new Event('input'));
    };
    render(<Typed input={input} meanwhile={meanwhile} />);
    expect(told()).toBe(`${before}o, wanted`);
  });
});
