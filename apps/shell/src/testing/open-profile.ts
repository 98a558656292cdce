import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@zaino/web/fake-network';
import { openAccountPage } from './open-account-page';
import { calm, session } from './profile-answers';

/** The profile of a family; answers to more calls, or other ones. */
export function openProfile(...answers: Parameters<typeof fakeNetwork>) {
  fakeNetwork(...calm, ...answers);
  return openAccountPage('/profile', session);
}

/** A part of the profile by its title. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));

export const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
