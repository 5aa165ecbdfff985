/** The OpenAPI document, generated from the same declarations that validate the calls. */

import { z } from 'zod'
import { type AppErrorCode, problems } from '@/lib/http/app-error'
import type { CallShape } from '@/lib/http/call'
import type { Access } from '@/lib/session/policy'

type JsonSchema = Record<string, unknown>

/** A Zod schema as OpenAPI 3.1 (JSON Schema 2020-12). What JSON can't express is left open. */
function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // Their references would point outside the embedding document.
  if ($defs) throw new Error('a schema of a call may not refer to itself or to a named one')
  return described
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const { properties, required } = describeSchema(schema, 'input')
  const names = Array.isArray(required) ? required : []
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => {
    const { description, ...described } = isRecord(property) ? property : {}
    return {
      name,
      in: place,
      required: place === 'path' || names.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: described,
    }
  })
}

export type OpenApiDocument = { openapi: string } & Record<string, unknown>

export interface ApiFacts {
  title: string
  serverUrl: string
  cookieName: string
}

const JSON_TYPE = 'application/json'
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'An error, as RFC 9457 has it.',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: {
      type: 'string',
      description:
        'A plain sentence for the person: in Spanish with `?lang=es` or where Accept-Language prefers it, else in English.',
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** GET /api/resources/{category} becomes getApiResourcesCategory. */
function nameOperation({ method, path }: CallShape): string {
  const words = path.split(/\W+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function listFailures({ access, method, params, query, body, limit }: CallShape): AppErrorCode[] {
  const isClosed = access !== 'public'
  const isWrite = method !== 'GET'
  return [
    ...(query || body ? (['bad-request', 'invalid'] as const) : []),
    ...(isClosed && access !== 'scheduler' ? (['signed-out'] as const) : []),
    ...(isClosed || isWrite ? (['forbidden'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(isWrite ? (['conflict'] as const) : []),
    ...(body ? (['timed-out', 'too-large', 'not-json'] as const) : []),
    ...(limit === 'none' ? [] : (['too-many'] as const)),
    'internal',
    'unavailable',
  ]
}

function describeSuccess({ response, produces, redirects, status = 200 }: CallShape): Record<string, unknown> {
  if (redirects) {
    const headers = { location: { schema: { type: 'string', format: 'uri-reference' } } }
    return { 303: { description: redirects, headers } }
  }
  if (produces) return { [status]: { description: 'The document', content: { [produces]: { schema: {} } } } }
  if (!response) return { 204: { description: 'Done' } }
  const schema = describeSchema(response, 'output')
  return { [status]: { description: 'What was asked for', content: { [JSON_TYPE]: { schema } } } }
}

function describeBody({ body, form }: CallShape): Record<string, unknown> {
  if (!body) return {}
  if (body === 'stream') return { requestBody: { required: true, content: { 'multipart/form-data': { schema: {} } } } }
  if (body === 'raw') return { requestBody: { required: true, content: { '*/*': { schema: {} } } } }
  const schema = describeSchema(body, 'input')
  const types = [JSON_TYPE, ...(form ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : [])]
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
}

function describeSecurity(access: Access): Record<string, unknown>[] {
  if (access === 'public') return []
  if (access === 'import-key') return [{ importKey: [] }]
  return access === 'scheduler' ? [{ scheduler: [] }] : [{ session: [] }]
}

function describeOperation(shape: CallShape): Record<string, unknown> {
  const failures = listFailures(shape).map((code) => [
    problems[code].status,
    { description: problems[code].title, content: PROBLEM },
  ])
  const formAnswer = shape.form ? { 303: { description: 'To the page that says what happened, for a plain form' } } : {}
  return {
    operationId: nameOperation(shape),
    summary: shape.summary,
    tags: [shape.path.split('/')[2]],
    security: describeSecurity(shape.access),
    'x-access': shape.access,
    parameters: [...listParameters(shape.params, 'path'), ...listParameters(shape.query, 'query')],
    ...describeBody(shape),
    responses: { ...describeSuccess(shape), ...formAnswer, ...Object.fromEntries(failures) },
  }
}

export function describeApi(calls: readonly CallShape[], facts: ApiFacts): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const shape of calls) {
    const method = shape.method.toLowerCase()
    if (paths[shape.path]?.[method]) throw new Error(`${shape.method} ${shape.path} is declared twice`)
    paths[shape.path] = { ...paths[shape.path], [method]: describeOperation(shape) }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${facts.title} API`, version: '1.0.0' },
    servers: [{ url: facts.serverUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: facts.cookieName },
        scheduler: { type: 'http', scheme: 'bearer' },
        importKey: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
