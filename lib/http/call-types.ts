/** Types of a handler's input and result, inferred from the declaration of its call. */
import type { z } from 'zod'
import type { Viewer } from '@/lib/session/policy'
import type { CallShape } from './call'
import type { Reply } from './reply'

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
