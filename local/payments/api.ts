/** Stripe's rules for every call: key, version, parameters, and one response per idempotency key. */
import type { IncomingMessage } from 'node:http'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { ApiError, missing, refuseParameter, refuseState } from './api-error'
import type { Billing } from './billing'
import { type Endpoint, endpoints } from './endpoints'
import { readEncoded } from './form'
import { checkParameters, type Parameters } from './parameters'
import type { Store } from './state'

export interface ApiAnswer {
  status: number
  body: string
  headers: Record<string, string>
}

const RESPONSE_CACHE_MS = 86_400_000
const MAX_KEY_LENGTH = 255

function answer(status: number, body: unknown, headers: Record<string, string> = {}): ApiAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    status,
    body: text,
    headers: { 'content-type': 'application/json', 'stripe-version': API_VERSION, ...headers },
  }
}

function refuseKey(): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

function assertVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version']
  if (version !== API_VERSION) throw refuseState(`This fake speaks ${API_VERSION}, not ${version}.`)
}

function readParameters(request: IncomingMessage, url: URL, body: string): Parameters {
  if (request.method === 'GET') return readEncoded(url.search.slice(1))
  const type = request.headers['content-type'] ?? ''
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) throw refuseState('Send a form.')
  if (url.search) throw refuseParameter('parameter_unknown', url.search.slice(1))
  return readEncoded(body)
}

export class Api {
  constructor(
    private readonly store: Store,
    private readonly bank: Billing,
  ) {}

  private forget(now: number): void {
    const { answers } = this.store.state
    for (const [key, { at }] of Object.entries(answers)) if (now - at > RESPONSE_CACHE_MS) delete answers[key]
  }

  private run({ endpoint, id }: { endpoint: Endpoint; id: string }, given: Parameters): ApiAnswer {
    try {
      checkParameters(...endpoint.type, given)
      return answer(200, endpoint.run(this.bank, given, id))
    } catch (error) {
      if (error instanceof ApiError) return answer(error.status, { error: error.fields })
      throw error
    }
  }

  /** Every response to a request with a key is stored, including errors, unless the request was rejected before it began. */
  private runOnce(key: string, asked: string, work: () => ApiAnswer): ApiAnswer {
    if (key.length > MAX_KEY_LENGTH) throw refuseState('The idempotency key is too long.')
    const kept = this.store.state.answers[key]
    if (kept && kept.request !== asked) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      throw new ApiError(400, { type: 'idempotency_error', message, code: 'idempotency_key_reused' })
    }
    if (kept) return answer(kept.status, kept.body, { 'idempotent-replayed': 'true' })
    const made = work()
    this.store.state.answers[key] = { request: asked, status: made.status, body: made.body, at: Date.now() }
    return made
  }

  handle(request: IncomingMessage, body: string): ApiAnswer {
    try {
      const url = new URL(request.url ?? '/', 'http://fake')
      if (request.headers.authorization !== `Bearer ${this.store.state.secretKey}`) throw refuseKey()
      assertVersion(request)
      const found = endpoints
        .map((endpoint) => ({ endpoint, id: endpoint.path.exec(url.pathname)?.[1] ?? '' }))
        .find(({ endpoint }) => endpoint.method === request.method && endpoint.path.test(url.pathname))
      if (!found) throw missing('route', `${request.method} ${url.pathname}`)
      const given = readParameters(request, url, body)
      const key = request.headers['idempotency-key']
      this.forget(Date.now())
      const made =
        request.method === 'POST' && typeof key === 'string'
          ? this.runOnce(key, `${url.pathname}\n${JSON.stringify(given)}`, () => this.run(found, given))
          : this.run(found, given)
      this.store.save()
      return made
    } catch (error) {
      if (error instanceof ApiError) return answer(error.status, { error: error.fields })
      const message = error instanceof Error ? error.message : String(error)
      return answer(500, { error: { type: 'api_error', message } })
    }
  }
}
