import { configSchema } from './config';
import { createGateway } from './gateway';

const config = configSchema.parse(process.env);
const gateway = await createGateway(config);
await gateway.listen({ host: config.HOST, port: config.PORT });
