// The baseline: a Fastify route that only responds with 1 kB of JSON.
import Fastify from 'fastify';

const answer = { text: 'x'.repeat(1000) };
const properties = { text: { type: 'string' } };

const app = Fastify();
app.get('/', { schema: { response: { 200: { type: 'object', properties } } } }, async () => answer);
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0) }));
