import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopiesQuestion } from './copies-question';
import { installFakeDialog } from './fake-dialog';

beforeAll(installFakeDialog);

function ask(question: Partial<{ present: number; missing: number; all: number }>) {
  const onAnswer = jest.fn();
  const whole = { present: 9, missing: 4, all: 13, ...question };
  render(<CopiesQuestion question={whole} onAnswer={onAnswer} />);
  return onAnswer;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('CopiesQuestion', () => {
  it('asks nothing without a question', () => {
    render(<CopiesQuestion question={null} onAnswer={jest.fn()} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [{}, '9 libri su 13 sono già nel carrello'],
    [{ present: 1, missing: 12 }, '1 libro su 13 è già nel carrello'],
    [{ present: 13, missing: 0 }, 'Questi 13 libri sono già nel carrello'],
    [{ present: 1, missing: 0, all: 1 }, 'Questo libro è già nel carrello'],
  ])('names how many are there: %j', (question, title) => {
    ask(question);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it.each([
    [{}, 'Ne mancano 4. Con un’altra copia si aggiungono tutti e 13, anche i 9 che ci sono già.'],
    [
      { present: 1, missing: 1, all: 2 },
      'Ne manca 1. Con un’altra copia si aggiungono tutti e 2, anche quello che c’è già.',
    ],
    [
      { present: 2, missing: 1, all: 2 },
      'Ne manca 1 per avere tutte le copie. Con un’altra copia si aggiungono tutte di nuovo.',
    ],
  ])('says what each answer does: %j', (question, words) => {
    ask(question);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('offers what is missing, or another copy of all', async () => {
    const onAnswer = ask({});
    await userEvent.click(button('Aggiungi solo i mancanti'));
    await userEvent.click(button('Aggiungi un’altra copia'));
    await userEvent.click(button('Chiudi'));
    expect(onAnswer.mock.calls).toEqual([['missing'], ['copy'], ['nothing']]);
  });

  it('offers to leave it where nothing is missing', async () => {
    const onAnswer = ask({ present: 13, missing: 0 });
    expect(screen.queryByRole('button', { name: /mancant/ })).toBeNull();
    await userEvent.click(button('Lascia così'));
    expect(onAnswer).toHaveBeenCalledWith('nothing');
  });
});
