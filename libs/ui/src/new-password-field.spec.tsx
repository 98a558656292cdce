import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewPasswordField } from './new-password-field';

describe('a password that is chosen', () => {
  const open = (minLength = 6) =>
    render(
      <NewPasswordField label="Password" error={undefined} minLength={minLength} maxLength={200} />,
    );
  const type = async (text: string) => {
    const field = screen.getByLabelText('Password');
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const strength = () => screen.queryByText(/^Lunghezza e varietà:/)?.textContent;

  it('is judged in words while it is typed, once it is long enough', async () => {
    open();
    await type('casa1');
    expect(strength()).toBeUndefined();
    for (const [text, words] of [
      ['casa12', /Debole/],
      ['Maria2010!', /Discreta/],
      ['segreta-nuova', /Buona/],
      ['una password lunga', /Molto buona/],
    ] as const) {
      await type(text);
      expect(strength()).toMatch(words);
    }
  });

  it('says what it finds to who does not see it, too', async () => {
    open();
    await type('casa12');
    expect(screen.getByText(/Debole/).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('is as long as whoever chooses it must have it', async () => {
    open(12);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Almeno 12 caratteri/);
    await type('undici lett');
    expect(strength()).toBeUndefined();
  });
});
