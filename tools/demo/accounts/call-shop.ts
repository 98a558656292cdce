export interface ShopAnswer {
  status: number;
  cookies: string[];
  body: unknown;
}

interface Call {
  method: string;
  body?: object;
  headers?: Record<string, string>;
}

/** One call of the shop, by its own contract. */
export async function callShop(url: string, { method, body, headers }: Call): Promise<ShopAnswer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: answer.status, cookies, body: await answer.json() };
}

/** Its answer; throws the shop's own words where it refuses. */
export async function succeed<Body>(url: string, wanted: Call): Promise<Body> {
  const answer = await callShop(url, wanted);
  if (answer.status !== 200) throw new Error(reasonOf(answer.body));
  return answer.body as Body;
}

/** Why the shop refused. */
export function reasonOf(body: unknown): string {
  return (body as { error?: string } | null)?.error ?? 'no reason given';
}
