import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type BookDiscounts, bookDiscountsSchema } from '@zaino/contracts/shared';
import { AccountForm } from '@zaino/ui/account-form';
import { validateForm } from '@zaino/web/validate-form';
import { makeTenant } from '../../testing/account-factories';
import { DiscountFields, discountsIn } from './discount-fields';

/** The form about the bookshop, with nothing else in it; gives what it has sent. */
function openForm(now: Partial<BookDiscounts> = {}): BookDiscounts[] {
  const sent: BookDiscounts[] = [];
  render(
    <AccountForm
      submit="Salva"
      check={(field) => validateForm(bookDiscountsSchema, discountsIn(field))}
      onSend={(field) => Promise.resolve(sent.push(discountsIn(field)))}
    >
      {(errorOf) => <DiscountFields tenant={makeTenant(now)} errorOf={errorOf} />}
    </AccountForm>,
  );
  return sent;
}

const adopted = () => screen.getByRole('textbox', { name: /Sui libri adottati/ });
const other = () => screen.getByRole('textbox', { name: /Sugli altri libri nuovi/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

describe('the discount of a bookshop', () => {
  it('stands in the form as it is, and is sent as it is written', async () => {
    const sent = openForm({ adoptedBookDiscount: 8, otherBookDiscount: 2 });
    expect(adopted()).toHaveValue('8');
    expect(other()).toHaveValue('2');
    await userEvent.clear(adopted());
    await userEvent.type(adopted(), '15');
    await save();
    expect(sent).toEqual([{ adoptedBookDiscount: 15, otherBookDiscount: 2 }]);
  });

  it('is none where its field is empty', async () => {
    const sent = openForm({ adoptedBookDiscount: 8, otherBookDiscount: 2 });
    await userEvent.clear(other());
    await save();
    expect(sent).toEqual([{ adoptedBookDiscount: 8, otherBookDiscount: 0 }]);
  });

  it.each(['16', '-1', '7,5', '10%', 'dieci'])(
    'is refused at its field where it is %s, and nothing is sent',
    async (text) => {
      const sent = openForm();
      await userEvent.clear(adopted());
      await userEvent.type(adopted(), text);
      await save();
      expect(adopted()).toBeInvalid();
      expect(adopted()).toHaveFocus();
      expect(adopted()).toHaveAccessibleDescription(/Scrivi un numero intero da 0 a 15/);
      expect(other()).toBeValid();
      expect(sent).toEqual([]);
    },
  );
});
