import { render } from '@testing-library/react';
import { Rating } from './rating';

/** Whole and half stars that are filled. */
function filled(value: number): [whole: number, half: number] {
  const { container } = render(<Rating value={value} count={3} />);
  const path = container.querySelector('.filled')?.getAttribute('d') ?? '';
  const halves = path.split('l0 12.5').length - 1;
  return [path.split('z').length - 1 - halves, halves];
}

describe('Rating', () => {
  it.each([
    [0, [0, 0]],
    [0.5, [0, 1]],
    [3.74, [3, 1]],
    [3.75, [4, 0]],
    [4.5, [4, 1]],
    [5, [5, 0]],
    [7, [5, 0]],
  ])('fills %d of five stars to the half', (value, stars) => {
    expect(filled(value)).toEqual(stars);
  });

  it('says in words what the stars show, and how many reviews there are', () => {
    const { container } = render(<Rating value={4.4} count={1212} />);
    expect(container).toHaveTextContent('Valutazione 4,5 su 5, recensioni: 1.212');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows no stars that nobody gave', () => {
    const { container } = render(<Rating value={0} count={0} />);
    expect(container).toHaveTextContent('Nessuna recensione');
    expect(container.querySelector('svg')).toBeNull();
  });
});
