import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import {
  ChallengedGateways,
  likeArticle,
  placeOrder,
  send,
  signUp,
  statuses,
} from '../testing/challenged-gateway';
import { solutionOf } from '../testing/solve-challenge';

describe('what is kept off, in the measurements', () => {
  const gateways = new ChallengedGateways();
  afterEach(() => gateways.close());
  afterAll(() => gateways.remove());

  const measured = async (gateway: FastifyInstance, name: string) => {
    const { body } = await gateway.inject({ url: '/metrics' });
    return body.split('\n').filter((line) => line.startsWith(name));
  };

  it('are challenges by class: asked, solved, wrong, refused', async () => {
    const { gateway } = await gateways.openStrict();
    await send(gateway, placeOrder);
    expect(await measured(gateway, 'gateway_challenges_total')).toEqual([]);
    const solution = solutionOf(await send(gateway, placeOrder));
    await send(gateway, placeOrder, { solution: 'nonsense' });
    await send(gateway, placeOrder, { solution });
    await send(gateway, placeOrder, { solution });
    await statuses(gateway, likeArticle, 3);
    const counted = await measured(gateway, 'gateway_challenges_total');
    expect(counted.toSorted()).toEqual([
      'gateway_challenges_total{class="like",outcome="asked"} 2',
      'gateway_challenges_total{class="order",outcome="asked"} 1',
      'gateway_challenges_total{class="order",outcome="refused"} 1',
      'gateway_challenges_total{class="order",outcome="solved"} 1',
      'gateway_challenges_total{class="order",outcome="wrong"} 1',
    ]);
  });

  it('are calls beyond a limit, by class', async () => {
    const { gateway } = await gateways.open({ CHALLENGE_FACTOR: '0' });
    await statuses(gateway, signUp, 22);
    expect(await measured(gateway, 'gateway_calls_limited_total')).toEqual([
      'gateway_calls_limited_total{class="registration"} 2',
    ]);
  });
});
