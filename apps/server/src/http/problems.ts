import { type FieldProblem, type Problem, type ProblemCode, problems } from '@casita/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../db/unavailable.ts'
import { AppError } from '../errors.ts'

/** The `Retry-After` of responses that failed because the database was unavailable. */
const secondsUntilRetry = 5

const refusals = new WeakMap<FastifyRequest, ProblemCode>()

/** The code with which a request was refused; undefined when it was not. */
export function refusalOf(request: FastifyRequest): ProblemCode | undefined {
  return refusals.get(request)
}

/** Sends a problem; the only place where a code becomes an HTTP status. */
export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  refusals.set(reply.request, error.code)
  const { status } = problems[error.code]
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  const body: Problem = {
    success: false,
    code: error.code,
    detail: error.detail ?? error.message,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    request_id: reply.request.id,
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/**
 * The error handler of the whole server. Expected errors are sent as they are. Everything else is logged and becomes a
 * plain 500, or a 503 when the database is unavailable.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client left while it sent the body. Nobody reads the answer, and nothing of ours failed.
  if (error === request.raw.errored) return sendProblem(reply, new AppError('malformed'))
  const known = asAppError(error, request)
  if (known.code === 'server_error' || isUnavailable(error))
    request.log.error({ err: error, request_id: request.id }, 'request failed')
  return sendProblem(reply, known)
}

function asAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error))
    return new AppError('unavailable', { retryAfter: secondsUntilRetry, cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id in the path, as in `/v2/expenses/undefined`, is treated like an unknown one.
    if (error.validationContext === 'params') return new AppError('not_found')
    const all = error.validation.map(
      ({ instancePath, message }): FieldProblem => ({
        path: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? 'Invalid',
      }),
    )
    // A missing field is also reported as too short; forms show only the first problem of each field.
    const errors = all.filter(
      (problem, index) => all.findIndex(({ path }) => path === problem.path) === index,
    )
    return new AppError('invalid', { errors, ...(errors[0] && { text: errors[0].message }) })
  }
  const text = unreadableBody[error.code]?.(request)
  return new AppError(codeOfStatus(error.statusCode ?? 500), { ...(text && { text }) })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content type of the call's body. */
    takes?: string
  }
}

/** The error text for a content type that the call does not accept. */
export function unsupportedBody({ routeOptions: { config } }: FastifyRequest): string {
  return `The body is of a kind that this call does not take${config.takes ? ` (it takes ${config.takes})` : ''}.`
}

/** Why a body could not be read, by the framework's error code. */
const unreadableBody: Record<string, (request: FastifyRequest) => string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedBody,
  FST_ERR_CTP_INVALID_JSON_BODY: () => 'The body is not JSON that can be read.',
}

/** The code for a refusal by the framework (broken JSON, a body that is too large, an unsupported content type). */
function codeOfStatus(status: number): ProblemCode {
  if (status === 404) return 'not_found'
  if (status === 413) return 'too_large'
  if (status === 429) return 'too_many_requests'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'malformed' : 'server_error'
}
