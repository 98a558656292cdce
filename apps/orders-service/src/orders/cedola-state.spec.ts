import { cedolaStateOf } from './cedola-state';

describe('cedole of an order together', () => {
  it.each([
    [['accepted', 'entered', 'refused'], 'entered'],
    [['accepted', 'refused', null], 'refused'],
    [['accepted', null], 'accepted'],
    [[null, null], null],
  ] as const)('stand at %j as %s', (states, together) => {
    const lines = states.map((cedolaState) => ({ state: 'received' as const, cedolaState }));
    expect(cedolaStateOf(lines)).toBe(together);
  });

  it('do not wait for lines that were cancelled', () => {
    expect(
      cedolaStateOf([
        { state: 'cancelled', cedolaState: 'entered' },
        { state: 'ready', cedolaState: 'accepted' },
      ]),
    ).toBe('accepted');
  });
});
