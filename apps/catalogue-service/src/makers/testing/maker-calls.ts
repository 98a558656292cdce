import type { Maker, MakerInput } from '@zaino/contracts/catalogue';
import type { TestService } from '../../testing/test-service';

/** For tests: an invented maker in the Union. */
export const someMaker: MakerInput = {
  nome: 'Cartiera del Lago',
  indirizzo: 'Via delle Prove 1, 26100 Cremona (CR), Italia',
  contatto: 'sicurezza@cartiera.example',
  paese: 'IT',
  responsabile: null,
};

/** Makes a maker by the call that admins use. */
export async function makeMaker(
  service: TestService,
  changes: Partial<MakerInput> = {},
): Promise<Maker> {
  const call = { method: 'POST', path: '/api/admin/makers', body: { ...someMaker, ...changes } };
  const { status, body } = await service.adminCall<{ produttore: Maker }>(call);
  if (status !== 201 && status !== 200) {
    throw new Error(`No maker was made: ${JSON.stringify(body)}`);
  }
  return body.produttore;
}
