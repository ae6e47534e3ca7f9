// The target of the sample joining links: the demonstration has no video calls, and says so.
import type { FastifyInstance } from 'fastify';

export const DEMO_ROOM = '/api/demo-room';

const PAGE = `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>A sample room</title>
<h1>You have found the room</h1>
<p>This session belongs to the demonstration, so nobody is on a call here. In your own academy the trainer adds the link of a real call, and this button opens it.</p>
<p><a href="/training?view=calendar">Back to the Training Hub</a></p>
</html>
`;

export function serveDemoRoom(app: FastifyInstance): void {
  app.get(DEMO_ROOM, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
