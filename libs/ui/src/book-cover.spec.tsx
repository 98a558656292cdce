import { fireEvent, render, screen } from '@testing-library/react';
import { BookCover } from './book-cover';

const book = { title: 'Carte d’Europa 2', subject: 'Geografia', publisher: 'Bussola e Figli' };

describe('BookCover', () => {
  it('is drawn in the colour of its subject where there is no image', () => {
    const { container } = render(<BookCover {...book} />);
    expect(container.firstChild).toHaveClass('geografia');
    expect(screen.getByText('Carte d’Europa 2')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('is not read out: the row says it all', () => {
    const { container } = render(<BookCover {...book} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('falls back to the drawing when the image does not come', () => {
    const { container } = render(<BookCover {...book} image="/covers/1.svg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/covers/1.svg');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
  });

  it('tries again with another image', () => {
    const { container, rerender } = render(<BookCover {...book} image="/broken.svg" />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    rerender(<BookCover {...book} image="/good.svg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/good.svg');
  });

  it('shows A–Z where any edition will do', () => {
    render(<BookCover {...book} image="/covers/1.svg" isAnyEdition />);
    expect(screen.getByText('A–Z')).toBeVisible();
    expect(screen.queryByText('Carte d’Europa 2')).toBeNull();
  });
});
