import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestionField } from './suggestion-field';

const all = [
  { id: 'a', content: 'Liceo Aselli' },
  { id: 'b', content: 'Liceo Bassi' },
];
const onChoose = jest.fn();
const onSubmit = jest.fn();

/** Suggests as soon as two letters stand in the box. */
function Example() {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <SuggestionField
        label="Scuola"
        listLabel="Scuole suggerite"
        countWords="2 scuole suggerite"
        value={text}
        onChange={(event) => setText(event.target.value)}
        suggestions={text.length > 1 ? all : none}
        onChoose={onChoose}
      />
    </form>
  );
}
const none: typeof all = [];

const box = () => screen.getByRole('combobox', { name: 'Scuola' });
const option = (name: string) => screen.getByRole('option', { name });
const list = () => screen.queryByRole('listbox', { name: 'Scuole suggerite' });

async function type(text: string) {
  render(<Example />);
  await userEvent.type(box(), text);
}

beforeEach(() => jest.clearAllMocks());

describe('SuggestionField', () => {
  it('suggests while one types, and says how many there are', async () => {
    await type('l');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box(), 'i');
    expect(list()).toBeVisible();
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 scuole suggerite');
  });

  it('leads through the list and back into the box by the arrow keys, and chooses by Enter', async () => {
    await type('li{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', option('Liceo Aselli').id);
    expect(option('Liceo Aselli')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('b');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  it('sends what was typed where nothing is marked', async () => {
    await type('li{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('li');
    expect(onChoose).not.toHaveBeenCalled();
    expect(list()).not.toBeInTheDocument();
  });

  it('closes by Escape and keeps the words; an arrow key opens it again', async () => {
    await type('li{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveValue('li');
    await userEvent.keyboard('{ArrowDown}');
    expect(option('Liceo Aselli')).toHaveAttribute('aria-selected', 'true');
  });

  it('chooses by a press, and closes when the box is left', async () => {
    await type('li');
    await userEvent.click(option('Liceo Bassi'));
    expect(onChoose).toHaveBeenCalledWith('b');
    await userEvent.type(box(), 'c');
    expect(list()).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    expect(list()).not.toBeInTheDocument();
  });
});
