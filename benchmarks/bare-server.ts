// The floor: a Fastify route that does nothing but answer JSON of the same size as the user's.
import Fastify from 'fastify';

const answer = {
  role: 'learner',
  username: 'learner',
  fullName: 'Naledi Mokoena',
  email: 'naledi@example.co.za',
  avatarUrl: null,
};
const text = { type: 'string' };
const properties = { role: text, username: text, fullName: text, email: text, avatarUrl: { type: 'null' } };

const app = Fastify();
app.get('/', { schema: { response: { 200: { type: 'object', properties } } } }, async () => answer);
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0) }));
