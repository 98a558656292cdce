/** What is released one by one; `npm run dev` serves them from memory, with hot reload. */
export const browserApps = ['shell', 'school-finder', 'catalogue', 'cart', 'blog', 'admin'];
