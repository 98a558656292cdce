import { act } from '@testing-library/react';

/** Layout that jsdom lacks: lines of one height in a window that shows a few of them. */
export function fakeLayout(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
  // Nothing stands above the table.
  const box = () => ({ top: -window.scrollY, height: 57 }) as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(box);
  Object.assign(window, {
    innerHeight: 570,
    scrollTo: ({ top }: { top: number }) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      setTimeout(() => act(() => void window.dispatchEvent(new Event('scroll'))), 0);
    },
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  });
}
