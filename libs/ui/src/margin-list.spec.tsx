import { render, screen, within } from '@testing-library/react';
import { MarginGroup, MarginList, MarginRow } from './margin-list';
import { Tick } from './tick';

describe('MarginList', () => {
  it('groups rows under a heading with their count', () => {
    render(
      <MarginList>
        <MarginGroup title="Da acquistare" count={1}>
          <MarginRow tick={<Tick label="Storia" />}>Il tempo che resta 2</MarginRow>
        </MarginGroup>
        <MarginGroup title="Già in uso" count="0" />
      </MarginList>,
    );
    const group = screen.getByRole('region', { name: 'Da acquistare 1' });
    const row = within(group).getByRole('listitem');
    expect(within(row).getByRole('checkbox', { name: 'Storia' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Già in uso 0', level: 3 })).toBeVisible();
  });
});
