import type { CallToSend, CallAnswer, Caller } from '@zaino/tools/buyers/caller';

export interface PersonAnswer extends CallAnswer {
  json: () => unknown;
}

/** Somebody who makes calls of the shop, by what their browser carries. */
export class Person {
  /** What goes along with each call. */
  readonly headers: Record<string, string>;
  private readonly caller: Caller;

  constructor(caller: Caller, headers: Record<string, string> = {}) {
    this.caller = caller;
    this.headers = headers;
  }

  async ask(call: CallToSend): Promise<PersonAnswer> {
    const headers = { ...this.headers, ...call.headers };
    const answer = await this.caller.call({ ...call, headers });
    return { ...answer, json: () => JSON.parse(answer.body) as unknown };
  }

  get(path: string): Promise<PersonAnswer> {
    return this.ask({ path });
  }

  post(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<PersonAnswer> {
    return this.ask({ method: 'POST', path, body, headers });
  }

  put(path: string, body: unknown): Promise<PersonAnswer> {
    return this.ask({ method: 'PUT', path, body });
  }

  /** The JSON of a call that must succeed: what an attack needs first. */
  async done<Body>(call: CallToSend): Promise<Body> {
    const answer = await this.ask(call);
    if (answer.status === 200) return answer.json() as Body;
    throw new Error(`${call.method ?? 'GET'} ${call.path}: ${answer.status} ${answer.body}`);
  }
}
