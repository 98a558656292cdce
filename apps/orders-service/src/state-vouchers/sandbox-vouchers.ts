import { stateVoucherRefusals, type StateVoucherKind } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { PROVIDER_LIMIT_MS } from '@zaino/rules/time-limits';
import { answeredWithin } from '@zaino/service/deadline';
import { DomainError } from '@zaino/service/domain-error';
import { z } from 'zod';
import type { Config } from '../config';
import type { StateVoucherProvider, WantedRelease, WantedUse } from './state-voucher-provider';

const refusedSchema = z.object({ refused: z.enum(stateVoucherRefusals) });
const valueSchema = z.object({ valueCents: z.int() });
const heldSchema = z.object({ reference: z.string() });
const doneSchema = z.object({ state: z.string() });
const foundSchema = z.object({
  isConfirmed: z.boolean(),
  cents: z.int(),
  releasedCents: z.int(),
});

type Settings = Pick<Config, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>;

/** Vouchers of tools/payment-sandbox, for a developer's machine: no ministry knows them. */
export class SandboxVouchers implements StateVoucherProvider {
  readonly kind: StateVoucherKind = 'carta-cultura';

  constructor(private readonly settings: Settings) {}

  check(code: string) {
    return this.ask('check', { code }, valueSchema);
  }

  reserve({ until, ...wanted }: WantedUse) {
    return this.ask('reserve', { ...wanted, until: until.toISOString() }, heldSchema);
  }

  async confirm(reference: string) {
    const answer = await this.ask('confirm', { reference }, doneSchema);
    return 'refused' in answer ? answer : ('confirmed' as const);
  }

  async release(wanted: WantedRelease) {
    const answer = await this.ask('release', wanted, doneSchema);
    return 'refused' in answer ? answer : ('released' as const);
  }

  async find(reference: string) {
    const answer = await this.ask('find', { reference }, foundSchema);
    return 'refused' in answer ? null : answer;
  }

  private async ask<Schema extends z.ZodType>(call: string, body: object, schema: Schema) {
    const { STRIPE_API_URL, STRIPE_SECRET_KEY } = this.settings;
    let status: number;
    let answer: unknown;
    try {
      ({ status, answer } = await answeredWithin(PROVIDER_LIMIT_MS, async () => {
        const response = await fetch(new URL(`/vouchers/${call}`, STRIPE_API_URL), {
          method: 'POST',
          headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PROVIDER_LIMIT_MS),
        });
        return { status: response.status, answer: await response.json() };
      }));
    } catch (cause) {
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
    }
    if (status === 409) return refusedSchema.parse(answer);
    if (status === 200) return schema.parse(answer);
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }
}
