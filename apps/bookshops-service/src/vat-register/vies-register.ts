import { Logger } from '@nestjs/common';
import { timeLeft } from '@zaino/service/deadline';
import { z } from 'zod';
import { type VatCheck, VatRegister } from './vat-register';

const ANSWER_LIMIT_MS = 3_000;

const answerSchema = z.object({ isValid: z.boolean(), userError: z.string().optional() });

/** What VIES says of itself where a country's register gives no answer. */
const SURE = new Set([undefined, 'VALID', 'INVALID', 'INVALID_INPUT']);

/**
 * VIES, the European Commission's register of partite IVA, by its REST calls (`VIES_URL`). Many small firms are not in it until they
 * ask for intra-EU trade, so that `unknown` is a refusal only because whoever runs the shop has turned it on.
 */
export class ViesRegister extends VatRegister {
  private readonly logger = new Logger('ViesRegister');

  constructor(private readonly baseUrl: string) {
    super();
  }

  async check(vatNumber: string): Promise<VatCheck> {
    const url = `${this.baseUrl.replace(/\/+$/, '')}/ms/IT/vat/${vatNumber}`;
    try {
      const signal = AbortSignal.timeout(timeLeft(ANSWER_LIMIT_MS));
      const answer = await fetch(url, { signal, headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { isValid, userError } = answerSchema.parse(await answer.json());
      if (isValid) return 'found';
      return SURE.has(userError) ? 'unknown' : 'unasked';
    } catch (error) {
      this.logger.warn(`The register of partite IVA gave no answer: ${String(error)}`);
      return 'unasked';
    }
  }
}
