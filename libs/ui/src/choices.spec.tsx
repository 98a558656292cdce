import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';
import { RadioGroup } from './radio-group';
import { Checkbox, Tick } from './tick';

describe('Tick', () => {
  it('is found by the name of its row and ticked by the keyboard', async () => {
    const onChange = jest.fn();
    render(<Tick label="Carte d’Europa 2" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Carte d’Europa 2' })).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('cannot be ticked when disabled', async () => {
    render(<Tick label="Dizionario" disabled />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('Checkbox', () => {
  it('answers to a click on its words', async () => {
    render(<Checkbox>Attivo</Checkbox>);
    await userEvent.click(screen.getByText('Attivo'));
    expect(screen.getByRole('checkbox', { name: 'Attivo' })).toBeChecked();
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'standard', label: 'Spedizione a casa', hint: '2-3 giorni', aside: '5,00 €' },
    { value: 'pickup', label: 'Ritiro in libreria', aside: 'Gratis' },
  ] as const;

  it('names the group, marks the chosen one and reports another', async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup legend="Come lo ricevi" options={options} value="standard" onChange={onChange} />,
    );
    expect(screen.getByRole('group', { name: 'Come lo ricevi' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Spedizione/ })).toBeChecked();
    await userEvent.click(screen.getByText('Ritiro in libreria'));
    expect(onChange).toHaveBeenCalledWith('pickup');
  });

  it('says what is wrong and can then take the focus', () => {
    const group = { legend: 'Dove', options, value: null, onChange: jest.fn() };
    render(<RadioGroup {...group} error="Scegli una libreria" />);
    const shown = screen.getByRole('group', { name: 'Dove' });
    expect(shown).toBeInvalid();
    expect(shown).toHaveAccessibleDescription('Scegli una libreria');
    shown.focus();
    expect(shown).toHaveFocus();
  });
});

describe('QuantityStepper', () => {
  it('counts up and down', async () => {
    const onChange = jest.fn();
    render(<QuantityStepper label="Step Outside 2" value={2} onChange={onChange} />);
    await userEvent.click(
      screen.getByRole('button', { name: 'Diminuisci la quantità: Step Outside 2' }),
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Aumenta la quantità: Step Outside 2' }),
    );
    expect(onChange.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    [1, 'Diminuisci'],
    [99, 'Aumenta'],
  ])('stops at %d', (value, button) => {
    render(<QuantityStepper label="x" value={value} max={99} onChange={jest.fn()} />);
    expect(screen.getByRole('button', { name: new RegExp(button) })).toBeDisabled();
  });
});
