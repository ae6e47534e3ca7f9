import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isDatabaseAway,
  isInternalFault,
  isLockTimeout,
  isUnstorableText,
  lacksItsOwner,
} from '../../database/faults.ts';
import type { Gate } from '../endpoints/gate.ts';
import { logRefusal } from '../endpoints/log-outcome.ts';
import { sendUnavailablePage, wantsPage } from '../pages/unavailable-page.ts';
import { PROBLEMS, type Problem, RequestProblem, sendProblem } from './problem.ts';

const FASTIFY_PROBLEMS: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: PROBLEMS.notJson,
  FST_ERR_CTP_BODY_TOO_LARGE: PROBLEMS.tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: PROBLEMS.malformedJson,
  FST_ERR_CTP_INVALID_JSON_BODY: PROBLEMS.malformedJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: PROBLEMS.malformedJson,
  FST_ERR_BAD_URL: PROBLEMS.notFound,
  FST_ERR_MAX_PARAM_LENGTH: PROBLEMS.notFound,
};

export function problemOf(error: FastifyError): Problem {
  if (error instanceof RequestProblem) return error.problem;
  if (isDatabaseAway(error)) return PROBLEMS.resting;
  if (isLockTimeout(error)) return PROBLEMS.stillRunning;
  if (isUnstorableText(error)) return PROBLEMS.malformedText;
  return FASTIFY_PROBLEMS[error.code] ?? PROBLEMS.fault;
}

/** The only place where an error becomes a response. An internal error is logged and answered without detail. */
export function createErrorHandler({ services, cookie, readActor }: Gate) {
  function answer(problem: Problem, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { status, code } = problem;
    if (status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
    else request.log.info({ requestId: request.id, code }, 'request refused');
    logRefusal({ services, cookie }, request, problem);
    if (status === 503 && wantsPage(request)) return sendUnavailablePage(reply);
    return sendProblem(request, reply, problem);
  }

  /** A person who was erased during their request is no longer signed in. */
  async function isErased(request: FastifyRequest): Promise<boolean> {
    const token = cookie.read(request);
    if (token === null) return false;
    return readActor(token).then(
      (actor) => actor === null,
      () => false,
    );
  }

  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isOutOfRoom = !services.readiness.hasRoom && isInternalFault(error);
    const problem = isOutOfRoom ? PROBLEMS.resting : problemOf(error);
    if (!lacksItsOwner(error)) return answer(problem, error, request, reply);
    return isErased(request).then((isGone) =>
      answer(isGone ? PROBLEMS.notSignedIn : problem, error, request, reply),
    );
  };
}
