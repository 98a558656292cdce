/** A message that could not be delivered, as a service tells staff of it. */
export const parkedMessage = (id: string, topic: string) => ({
  id,
  topic,
  attempts: 10,
  lastError: 'Error (ECONNREFUSED)',
  parkedAt: '2026-09-02T08:00:00.000Z',
});
