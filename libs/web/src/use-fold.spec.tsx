import { act, renderHook } from '@testing-library/react';
import { useFold } from './use-fold';

describe('useFold', () => {
  it('is as the page would have it until somebody folds it, and again once the page shows something else', () => {
    const { result, rerender } = renderHook(({ shown, isOpen }) => useFold(shown, isOpen), {
      initialProps: { shown: '', isOpen: true },
    });
    expect(result.current[0]).toBe(true);
    rerender({ shown: '2 B', isOpen: false });
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    rerender({ shown: '2 B', isOpen: false });
    expect(result.current[0]).toBe(true);
    rerender({ shown: '1 A', isOpen: false });
    expect(result.current[0]).toBe(false);
  });
});
