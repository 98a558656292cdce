import { randomBytes } from 'node:crypto';
import { type ApprovalMeans, approveDemoBookshop } from '@zaino/tools/demo/accounts/demo-approval';
import { demoBookshops } from '@zaino/tools/demo/accounts/demo-bookshops';
import {
  openDemoBookshop,
  signInOrRegister,
  signOut,
} from '@zaino/tools/demo/accounts/demo-customers';

/** Who signs in for a bookshop. */
export interface BookshopOwner {
  email: string;
  password: string;
}

/** Opens the demo's two bookshops, as their owners and an admin do; gives the owners. */
export async function openBookshops(
  shopUrl: string,
  approval: ApprovalMeans,
): Promise<BookshopOwner[]> {
  const owners: BookshopOwner[] = [];
  for (const { email } of demoBookshops) {
    const account = { name: email, password: randomBytes(8).toString('hex') };
    const customer = await signInOrRegister(shopUrl, account);
    await openDemoBookshop(shopUrl, account, customer);
    await approveDemoBookshop(shopUrl, { email, customer }, approval);
    await signOut(shopUrl, customer);
    owners.push({ email, password: account.password });
  }
  return owners;
}
