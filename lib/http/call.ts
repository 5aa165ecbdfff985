/** A call of the API, declared once: its handler, its limits and its description are made from the same object. */
import type { z } from 'zod'
import type { Access } from '@/lib/session/policy'
import type { AppErrorCode } from './app-error'
import type { FormFields } from './form'
import type { Limit } from './rate-limit'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A form that a browser sends by itself, without JavaScript, to the same address. */
export interface FormOptions extends FormFields {
  /** Page shown when it went well, unless the handler's reply names another in its `location` header. */
  done: string
  /** Page shown when it did not; `path` is that of the call, which may name what it was about. */
  failed: string | ((code: AppErrorCode, path: string) => string)
}

export interface CallShape {
  method: Method
  /** With parameters in braces: /api/resources/{category}. */
  path: `/api/${string}`
  access: Access
  /** A few words for the description of the API. */
  summary: string
  /** One key for each parameter of the path. What does not parse was never there: 404. */
  params?: z.ZodObject
  /** Parameters of the address. Others are ignored. */
  query?: z.ZodObject
  /**
   * Prefer z.strictObject: an unknown field is then refused. `raw` hands over the bytes as they came (webhooks); `stream`
   * leaves them unread in the request, for the handler to bound and to take as they come.
   */
  body?: z.ZodType | 'raw' | 'stream'
  /** In bytes. */
  bodyLimit?: number
  form?: FormOptions
  /** What leaves is cut down to this. Without it, and without `produces`, the answer is 204. */
  response?: z.ZodType
  /** Media type of an answer that the handler makes itself. */
  produces?: string
  /** It answers a 303 that the handler makes itself; where to, in a few words. */
  redirects?: string
  status?: 200 | 201 | 202
  /** Requests of one network; by default 600 reads or 30 writes a minute. */
  limit?: Limit | 'none'
  /** Milliseconds for the whole handler. */
  deadline?: number
  /** False: not even that it was asked. Only its failures are told to the operator. */
  isLogged?: false
  /** Who may send a write: pages of this site, or `anyone` (signed webhooks, one-click unsubscribing). */
  sender?: 'site' | 'anyone'
}

export const DEFAULT_READS: Limit = { max: 600, seconds: 60 }
export const DEFAULT_WRITES: Limit = { max: 30, seconds: 60 }

export function listPathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

type Line = `${Method} ${CallShape['path']}`
type Rest = Omit<CallShape, 'method' | 'path' | 'access'>
type Declared<Said extends Line, Who extends Access, More extends Rest> = More & {
  method: Said extends `${infer Verb extends Method} ${string}` ? Verb : never
  path: Said extends `${Method} ${infer Path extends CallShape['path']}` ? Path : never
  access: Who
}

/** Declares a call: its method and path, who may ask it, and the rest. One that contradicts itself fails when it is loaded. */
export function call<const Said extends Line, const Who extends Access, const More extends Rest>(
  line: Said,
  access: Who,
  more: More,
): Declared<Said, Who, More> {
  const [method, path] = line.split(' ')
  return checkCall({ ...more, method, path, access } as Declared<Said, Who, More>)
}

/** Several methods of one address: where it is, who may ask, and what is the same for each of them are said once. */
export function callsAt<
  const Path extends CallShape['path'],
  const Who extends Access,
  const Same extends Omit<Partial<Rest>, 'summary'>,
>(path: Path, access: Who, same: Same) {
  return <const Verb extends Method, const More extends Rest>(method: Verb, more: More) =>
    call(`${method} ${path}`, access, { ...same, ...more })
}

function checkCall<Shape extends CallShape>(shape: Shape): Shape {
  const inPath = listPathParameters(shape.path).sort().join()
  const declared = Object.keys(shape.params?.shape ?? {})
    .sort()
    .join()
  if (inPath !== declared) throw new Error(`${shape.method} ${shape.path}: the path and its parameters differ`)
  if (shape.method === 'GET' && shape.body) throw new Error(`${shape.method} ${shape.path}: a GET takes no body`)
  if ([shape.response, shape.produces, shape.redirects].filter(Boolean).length > 1)
    throw new Error(`${shape.method} ${shape.path}: two kinds of answer`)
  return shape
}
