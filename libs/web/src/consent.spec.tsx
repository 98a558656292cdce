import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as consent from './consent';

const { acceptAll, closeConsent, hasConsent, rejectAll, reopenConsent, saveConsent, useConsent } =
  consent;

function Probe() {
  const { status, choices, isReopened } = useConsent();
  const allowed = Object.entries(choices).flatMap(([name, isAllowed]) => (isAllowed ? name : []));
  return <p>{[status, ...allowed, ...(isReopened ? ['reopened'] : [])].join(' ')}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;

function writeInAnotherTab(value: string | null) {
  localStorage.clear();
  if (value !== null) localStorage.setItem('analytics-consent', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

beforeEach(() => localStorage.clear());

describe('consent', () => {
  it('keeps its public surface', () => {
    expect(Object.keys(consent).sort()).toEqual([
      'acceptAll',
      'closeConsent',
      'getConsent',
      'hasConsent',
      'rejectAll',
      'reopenConsent',
      'saveConsent',
      'subscribe',
      'useConsent',
    ]);
  });

  it('is unread on the server', () => {
    expect(renderToString(<Probe />)).toContain('unread');
  });

  it('is unset on a first visit, and allows nothing', () => {
    render(<Probe />);
    expect(shown()).toBe('unset');
    expect(hasConsent('analytics')).toBe(false);
  });

  it('follows the visitor’s choice', () => {
    render(<Probe />);
    act(() => acceptAll());
    expect(shown()).toBe('set analytics marketing social');
    expect(localStorage.getItem('analytics-consent')).toBe('true');
    act(() => saveConsent({ analytics: false, marketing: false, social: true }));
    expect(shown()).toBe('set social');
    act(() => rejectAll());
    expect(shown()).toBe('set');
    expect(localStorage.getItem('analytics-consent')).toBe('false');
    expect(hasConsent('analytics')).toBe(false);
  });

  it('is read from storage on the next visit', () => {
    localStorage.setItem('analytics-consent', 'true');
    render(<Probe />);
    expect(shown()).toBe('set analytics');
  });

  it('follows another tab', () => {
    render(<Probe />);
    writeInAnotherTab('true');
    expect(shown()).toBe('set analytics');
    writeInAnotherTab(null);
    expect(shown()).toBe('unset');
  });

  it('can be looked at again and left as it was', () => {
    render(<Probe />);
    act(() => acceptAll());
    act(() => reopenConsent());
    expect(shown()).toBe('set analytics marketing social reopened');
    act(() => closeConsent());
    expect(shown()).toBe('set analytics marketing social');
  });

  it('holds for the page where the browser stores nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    render(<Probe />);
    act(() => acceptAll());
    expect(hasConsent('marketing')).toBe(true);
    read.mockRestore();
    write.mockRestore();
  });
});
