import { randomUUID } from 'node:crypto'
import { logEvent } from '@/lib/log/log'
import { inLanguage } from '@/lib/site/language/speak'
import { AppError, type AppErrorCode } from './app-error'
import type { Method, RouteContext, RouteHandler } from './call'
import { readCallLanguage } from './call-language'
import { emptyResponse, problemResponse } from './problem'

type Handler = (request: Request, context: RouteContext) => Promise<Response>
type Exports = Record<Method | 'HEAD' | 'OPTIONS', Handler>

const all: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function answerAndLog(request: Request, route: string, response: Response, problem?: AppErrorCode): Response {
  const id = randomUUID()
  response.headers.set('x-request-id', id)
  logEvent('request', { id, method: request.method, route, status: response.status, problem, ms: 0, role: 'unknown' })
  return response
}

/** A handler that rejects every request the same way. */
function refuse(route: string, code: AppErrorCode, headers: Record<string, string> = {}): Handler {
  return async (request) =>
    inLanguage(readCallLanguage(request), () =>
      answerAndLog(request, route, problemResponse(new AppError(code, undefined, { headers })), code),
    )
}

/** All exports of a route file: missing methods answer 405 with the allowed ones. */
export function methods(handlers: Partial<Record<Method, RouteHandler>>): Exports {
  const given = all.filter((method) => handlers[method])
  const [first] = given
  const path = first ? handlers[first]?.call.path : undefined
  if (!path) throw new Error('a route file needs a method')
  for (const method of given) {
    const { call } = handlers[method] ?? {}
    if (call?.method !== method || call.path !== path) throw new Error(`${method} ${path} is wired to another call`)
  }
  const allow = [...given, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const missing = refuse(path, 'method-not-allowed', { allow })
  return {
    GET: handlers.GET ?? missing,
    HEAD: handlers.GET ?? missing,
    POST: handlers.POST ?? missing,
    PUT: handlers.PUT ?? missing,
    PATCH: handlers.PATCH ?? missing,
    DELETE: handlers.DELETE ?? missing,
    OPTIONS: async (request) => answerAndLog(request, path, emptyResponse(new Headers({ allow }))),
  }
}

/** For unknown addresses under /api, whatever the method. */
export function unknownAddress(route: string): Exports {
  const missing = refuse(route, 'not-found')
  return { GET: missing, HEAD: missing, POST: missing, PUT: missing, PATCH: missing, DELETE: missing, OPTIONS: missing }
}
