/** An address as others give it: pages of ours show nothing that comes without TLS. */
export const secureLink = (address: string): string => address.replace(/^http:\/\//i, 'https://');
