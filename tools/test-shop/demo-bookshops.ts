import { randomBytes } from 'node:crypto';
import { type Approval, approveDemoBookshop } from '@zaino/tools/demo/accounts/demo-approval';
import { demoBookshops } from '@zaino/tools/demo/accounts/demo-bookshops';
import {
  openDemoBookshop,
  signInOrRegister,
  signOut,
} from '@zaino/tools/demo/accounts/demo-customers';

/** Opens the demo's two bookshops, as their owners and an admin do. */
export async function openBookshops(shopUrl: string, approval: Approval): Promise<void> {
  for (const { email } of demoBookshops) {
    const account = { name: email, password: randomBytes(8).toString('hex') };
    const customer = await signInOrRegister(shopUrl, account);
    await openDemoBookshop(shopUrl, account, customer);
    await approveDemoBookshop(shopUrl, { email, customer }, approval);
    await signOut(shopUrl, customer);
  }
}
