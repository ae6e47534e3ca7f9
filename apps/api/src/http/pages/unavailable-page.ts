import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS } from '../problems/problem.ts';

const ASK_AGAIN_SECONDS = 5;
const { status, retryAfterSeconds } = PROBLEMS.resting;

// Without script and style: it must work when nothing else does. The browser itself retries.
const PAGE = `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${ASK_AGAIN_SECONDS}">
<title>The academy is unavailable</title>
<main>
<h1>The academy is unavailable right now</h1>
<p>It is starting, or its database is away for a moment. Nothing is lost.</p>
<p>This page tries again by itself, every ${ASK_AGAIN_SECONDS} seconds.</p>
<p><a href="">Try again now</a></p>
</main>
</html>
`;

/** A person who opens an address, not a program. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

export function sendUnavailablePage(reply: FastifyReply): FastifyReply {
  return reply
    .status(status)
    .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store', vary: 'Accept' })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
