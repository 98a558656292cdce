import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** One address for several gateways: each connection goes to the next of them. */
export class Balancer {
  private readonly server: Server;
  private readonly ports: readonly number[];
  private readonly open = new Set<Socket>();
  private next = 0;

  constructor(ports: readonly number[]) {
    this.ports = ports;
    this.server = createServer((visitor) => this.lead(visitor));
  }

  async listen(port: number): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private lead(visitor: Socket): void {
    const port = this.ports[this.next++ % this.ports.length] ?? 0;
    const gateway = connect({ host: '127.0.0.1', port, noDelay: true });
    for (const [socket, other] of [
      [visitor, gateway],
      [gateway, visitor],
    ] as const) {
      this.open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.open.delete(socket);
        // What has come before goes out.
        other.destroySoon();
      });
    }
  }
}
