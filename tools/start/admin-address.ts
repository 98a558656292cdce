import { config } from '@zaino/tools/machine/config';

/** Where admins go, with the shop at `url` on this machine. */
export function adminAddress(url: string): string {
  if (config.adminUrl !== undefined) return config.adminUrl;
  if (config.publicUrl !== undefined) return `${url}/admin`;
  const { protocol, host } = new URL(url);
  return `${protocol}//admin.${host}`;
}
