/** Declarations of API calls: handler, limits and API description are made from the same object. */
import type { z } from 'zod'
import type { Access, Viewer } from '@/lib/session/policy'
import type { AppErrorCode } from './app-error'
import type { FormFields } from './body'
import type { Reply } from './problem'
import type { Limit } from './rate-limit'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A form that a browser submits to the same address without JavaScript. */
export interface FormOptions extends FormFields {
  /** The page shown on success, unless the handler's reply sets a `location` header. */
  done: string
  /** The page shown on failure; `path` is the call's path, which may identify the record. */
  failed: string | ((code: AppErrorCode, path: string) => string)
}

export interface CallShape {
  method: Method
  /** With parameters in braces: /api/resources/{category}. */
  path: `/api/${string}`
  access: Access
  /** A short summary for the API description. */
  summary: string
  /** One key per path parameter. An invalid value is a 404. */
  params?: z.ZodObject
  /** Query parameters. Unknown ones are ignored. */
  query?: z.ZodObject
  /**
   * Prefer z.strictObject, which rejects unknown fields. `raw` passes the bytes unchanged (webhooks); `stream`
   * leaves the body unread, for the handler to limit and consume.
   */
  body?: z.ZodType | 'raw' | 'stream'
  /** In bytes. */
  bodyLimit?: number
  form?: FormOptions
  /** The response is limited to these fields. Without it, and without `produces`, the response is a 204. */
  response?: z.ZodType
  /** Media type of a response that the handler creates itself. */
  produces?: string
  /** The handler redirects with a 303; a short description of the target. */
  redirects?: string
  status?: 200 | 201 | 202
  /** Requests per network; by default 600 reads or 30 writes a minute. */
  limit?: Limit | 'none'
  /** Timeout of the whole handler in milliseconds. */
  deadline?: number
  /** False: successful calls are not logged, only failures. */
  isLogged?: false
  /** Who may send writes: pages of this site, or `anyone` (signed webhooks, one-click unsubscribe). */
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

/** Declares a call: method, path, access, and options. A contradictory declaration throws on import. */
export function call<const Said extends Line, const Who extends Access, const More extends Rest>(
  line: Said,
  access: Who,
  more: More,
): Declared<Said, Who, More> {
  const [method, path] = line.split(' ')
  return checkCall({ ...more, method, path, access } as Declared<Said, Who, More>)
}

/** Several methods of one address, which share path, access and other options. */
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

/** Types of a handler's input and result, inferred from the declaration of its call. */
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Body<Schema> = Schema extends 'raw' ? Uint8Array : Parsed<Schema>

type CallViewer<Shape extends CallShape> = Shape['access'] extends 'public' | 'scheduler' | 'import-key' ? null : Viewer

export interface CallInput<Shape extends CallShape> {
  viewer: CallViewer<Shape>
  params: Parsed<Shape['params']>
  query: Parsed<Shape['query']>
  body: Body<Shape['body']>
  /** The original request, for headers. Its body has been read. */
  request: Request
  /** Aborted once nobody waits any longer. */
  signal: AbortSignal
}

type Result<Shape extends CallShape> = Shape extends { produces: string } | { redirects: string }
  ? Promise<Response>
  : Shape['response'] extends z.ZodType
    ? Promise<z.input<Shape['response']> | Reply<z.input<Shape['response']>> | Response>
    : Promise<void> | Promise<Reply<undefined>>

export type CallHandler<Shape extends CallShape> = (input: CallInput<Shape>) => Result<Shape>

/** How Next passes path parameters. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>
}

export type RouteHandler = ((request: Request, context: RouteContext) => Promise<Response>) & {
  readonly call: CallShape
}
