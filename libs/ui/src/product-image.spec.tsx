import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProductImage } from './product-image';

const kept = `/api/media/${'0af3'.repeat(8)}`;
const other = 'https://images.example/zaino.jpg';

describe('ProductImage', () => {
  it('offers a kept image in modern formats and the widths that it is drawn in', () => {
    const { container } = render(
      <ProductImage url={kept} alt="Zaino" widths={[160, 320]} sizes="10rem" />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    expect(sources[0]).toHaveAttribute('srcset', `${kept}/160.avif 160w, ${kept}/320.avif 320w`);
    expect(sources[0]).toHaveAttribute('sizes', '10rem');
    expect(screen.getByRole('img', { name: 'Zaino' })).toHaveAttribute('src', `${kept}/480.jpg`);
  });

  it('finds an image of the blog where the blog keeps it', () => {
    const ofBlog = kept.replace('/api', '/api/blog');
    render(<ProductImage url={ofBlog} alt="Aula" sizes="10rem" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', `${ofBlog}/480.jpg`);
  });

  it('takes an image elsewhere as it is and does not say where it is shown', () => {
    const { container } = render(<ProductImage url={other} alt="Zaino" sizes="10rem" />);
    expect(container.querySelector('source')).toBeNull();
    const image = screen.getByRole('img', { name: 'Zaino' });
    expect(image).toHaveAttribute('src', other);
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('is loaded when it comes near, or at once and first', () => {
    const { rerender } = render(<ProductImage url={kept} alt="Zaino" sizes="10rem" />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    rerender(<ProductImage url={kept} alt="Zaino" sizes="10rem" isEager />);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([undefined, ''])('draws a pencil, with the same words, where there is none', (url) => {
    const { container } = render(<ProductImage url={url} alt="Zaino" sizes="10rem" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Zaino' })).toBeVisible();
  });

  it('draws the pencil in place of an image that does not come, and tries another one', () => {
    const { container, rerender } = render(<ProductImage url={kept} alt="" sizes="10rem" />);
    const broken = container.querySelector('img');
    if (broken) fireEvent.error(broken);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<ProductImage url={other} alt="" sizes="10rem" />);
    expect(container.querySelector('img')).toHaveAttribute('src', other);
  });

  it('says what was asked for in place of an image that does not come', () => {
    const image = (
      <ProductImage url={other} alt="Zaino" sizes="10rem" failureText="Errore caricamento" />
    );
    render(image);
    expect(screen.queryByText('Errore caricamento')).not.toBeInTheDocument();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Errore caricamento')).toBeVisible();
  });

  it.each([kept, other])('is on the server nothing but its markup: %s', (url) => {
    const html = renderToString(<ProductImage url={url} alt="Zaino" sizes="10rem" isEager />);
    expect(html).toMatch(/^<span/);
    expect(html).not.toContain('style=');
  });
});
