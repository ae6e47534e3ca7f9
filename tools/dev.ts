// The product with live reload: Vite in front, the API behind it on the next port.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { startApi } from './dev/api-process.ts';
import { projectRoot } from './project-root.mjs';

const settings = join(projectRoot, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const address = `http://127.0.0.1:${port}`;
const apiAddress = `http://127.0.0.1:${port + 1}`;

const server = createServer();
server.listen(port, host);
await once(server, 'listening').catch((error: Error) => {
  console.error(`The address ${address} is not free (${error.message}). Another one: PORT=4000 npm run dev`);
  process.exit(1);
});

const vite = await createVite({
  configFile: join(projectRoot, 'apps/web/vite.config.ts'),
  appType: 'mpa',
  // With its own server, Vite would end this process on a signal before the API has closed.
  server: {
    middlewareMode: { server },
    hmr: { server },
    proxy: { '/api': apiAddress, '/documents': apiAddress, '/metrics': apiAddress },
  },
  clearScreen: false,
});
server.on('request', vite.middlewares);
const api = startApi({ port: port + 1, publicUrl: address });
console.log(
  `\nNexusAI Academy, with live reload: ${address}\nAll components on one page: ${address}/dev/ui\n`,
);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([api.stop(), vite.close()]);
  process.exit();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
