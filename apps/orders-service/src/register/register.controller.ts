import { Controller, Header, Res } from '@nestjs/common';
import { complianceEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply } from 'fastify';
import { SalesRegisterService } from './sales-register.service';

@Controller()
export class RegisterController {
  constructor(private readonly registers: SalesRegisterService) {}

  @Route(endpoints.register)
  @Header('cache-control', 'no-store')
  register(@Input() query: QueryOf<typeof endpoints.register>) {
    return this.registers.read(query);
  }

  @Route(endpoints.registerFile)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  registerFile(@Input() query: QueryOf<typeof endpoints.registerFile>) {
    return this.registers.file(query);
  }

  @Route(endpoints.registerPrint)
  async registerPrint(
    @Input() query: QueryOf<typeof endpoints.registerPrint>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const bytes = await this.registers.print(query);
    void reply.header('content-disposition', 'inline; filename="corrispettivi.pdf"');
    return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
  }
}
