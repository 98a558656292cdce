import { render, screen } from '@testing-library/react';
import type { OrderDispute } from '@zaino/contracts/orders';
import { sampleOrder } from '@zaino/order-commands/testing/sample-order';
import { OrderDisputes } from './order-disputes';

const dispute: OrderDispute = {
  id: 'dp_1',
  amount: 44.8,
  reason: 'fraudulent',
  state: 'needs-response',
  dueAt: '2026-09-30T22:00:00.000Z',
  openedAt: '2026-09-14T08:00:00.000Z',
  closedAt: null,
};
const show = (...disputes: OrderDispute[]) =>
  render(<OrderDisputes order={{ ...sampleOrder(), disputes }} />);

describe('payments that the bank asks back', () => {
  it('are shown with amount, reason, state and deadline', () => {
    show(dispute);
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('44,80 €');
    expect(item).toHaveTextContent('Il titolare della carta non riconosce il pagamento');
    expect(item).toHaveTextContent('Da rispondere, entro il 1 ott 2026');
  });

  it('are shown with how they ended, and a reason that nobody has words for', () => {
    show({
      ...dispute,
      reason: 'check_returned',
      state: 'lost',
      dueAt: null,
      closedAt: '2026-10-20T08:00:00.000Z',
    });
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('check_returned');
    expect(item).toHaveTextContent('Persa: la banca ha restituito il pagamento');
    expect(item).toHaveTextContent('20 ott 2026');
  });

  it('take no place where there are none', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
    render(<OrderDisputes order={sampleOrder()} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
