import { randomBytes } from 'node:crypto';
import { demoBookshops } from '@zaino/tools/demo/accounts/demo-bookshops';
import {
  openDemoBookshop,
  signInOrRegister,
  signOut,
} from '@zaino/tools/demo/accounts/demo-customers';

/** Opens the demo's two bookshops, as their owners do. */
export async function openBookshops(shopUrl: string): Promise<void> {
  for (const { email } of demoBookshops) {
    const account = { name: email, password: randomBytes(8).toString('hex') };
    const owner = await signInOrRegister(shopUrl, account);
    await openDemoBookshop(shopUrl, account, owner);
    await signOut(shopUrl, owner);
  }
}
