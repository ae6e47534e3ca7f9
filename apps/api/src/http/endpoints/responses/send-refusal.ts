import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../../problems/problem.ts';
import type { Gate } from '../gate.ts';
import { noteRefusal } from '../note-outcome.ts';

/** For what is served beside the contract's table: the security log hears of it as it does from the pipeline. */
export function sendRefusal(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  noteRefusal(gate, request, problem);
  return sendProblem(request, reply, problem);
}
