import Fastify, { type FastifyInstance } from 'fastify';

type Compile = NonNullable<FastifyInstance['serializerCompiler']>;

/** The one that an app makes for itself. */
async function ownCompiler(): Promise<Compile> {
  const bare = Fastify();
  bare.get('/', { schema: { response: { 200: { type: 'string' } } } }, async () => '');
  await bare.ready();
  if (!bare.serializerCompiler) throw new Error('Fastify has made no compiler.');
  return bare.serializerCompiler;
}

const compile = await ownCompiler();
const made = new WeakMap<object, ReturnType<Compile>>();

/** They depend only on the contract, and making them is two thirds of the work of making an app. */
export function shareSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler((part) => {
    const schema = part.schema as object;
    const serializer = made.get(schema) ?? compile(part);
    made.set(schema, serializer);
    return serializer;
  });
}
