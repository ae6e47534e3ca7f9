import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../../problems/problem.ts';
import type { Gate } from '../gate.ts';
import { logRefusal } from '../log-outcome.ts';

/** For routes outside the contract's table: writes to the security log as the pipeline does. */
export function sendRefusal(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  logRefusal(gate, request, problem);
  return sendProblem(request, reply, problem);
}
