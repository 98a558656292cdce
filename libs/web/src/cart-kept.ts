import { CartStore } from './cart-store';

/** The one cart of this page: remotes reach it by `@zaino/web/cart`, the shell's part that keeps the server in step here. */
export const cartStore = new CartStore(() => window);
