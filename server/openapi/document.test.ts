import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { cleanText, email, id, instant } from '@/lib/http/text'
import { calls } from './calls'
import { describeApi } from './document'
import { getDocument } from './site-document'

const facts = { title: 'Test', serverUrl: 'https://marigold.example', cookieName: '__Host-marigold.session' }

const listCall = call('GET /api/things/{kind}', 'public', {
  summary: 'Things of a kind',
  params: z.object({ kind: z.enum(['one', 'two']) }),
  query: z.object({ ...pageQuery(z.number()), q: cleanText({ max: 200 }).optional() }),
  response: z.array(z.object({ id, at: instant, note: z.string().nullable() })),
})
const writeCall = call('PATCH /api/things/{kind}', 'permission:messages:read', {
  summary: 'Changes a thing',
  params: z.object({ kind: z.enum(['one', 'two']) }),
  body: z.strictObject({
    email,
    tags: z
      .array(cleanText({ max: 20 }))
      .max(3)
      .default([]),
  }),
  form: { lists: ['tags'], done: '/done', failed: '/failed' },
})
const hookCall = call('POST /api/hook', 'public', {
  sender: 'anyone',
  body: 'raw',
  summary: 'x',
})
const cronCall = call('POST /api/cron/{job}', 'scheduler', {
  params: z.object({ job: id }),
  summary: 'x',
})
const pdfCall = call('GET /api/guide', 'public', { produces: 'application/pdf', summary: 'x' })
const leadCall = call('GET /api/elsewhere', 'public', { redirects: 'Away', summary: 'x' })
const samples = [listCall, writeCall, hookCall, cronCall, pdfCall, leadCall]

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>
  requestBody: { content: Record<string, { schema: Record<string, unknown> }> }
  security: unknown[]
}

function read(path: string, method: string): Operation {
  const paths = describeApi(samples, facts).paths as Record<string, Record<string, Operation>>
  const operation = paths[path]?.[method]
  if (!operation) throw new Error('no such operation')
  return operation
}

interface RouteFile {
  file: string
  path: string
  /** The path up to a catch-all folder, if it is in one. */
  prefix: string | null
}

/** app/api/things/[kind]/route.ts is /api/things/{kind}. */
function listRouteFiles(): RouteFile[] {
  return readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.startsWith('[...'))
    .map((file) => {
      const path = `/api/${file.replace(/\/route\.ts$/, '').replace(/\[([\w.]+)\]/g, '{$1}')}`
      return { file, path, prefix: path.includes('{...') ? path.replace(/\{\.\.\..*$/, '') : null }
    })
}

describe('the description of the API', () => {
  test.each([
    ['for every kind of call', samples],
    ['for this site', calls],
  ])('%s is valid OpenAPI 3.1', async (_, list) => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(JSON.stringify(describeApi(list, facts))))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('names parameters with their bounds', () => {
    const { parameters } = read('/api/things/{kind}', 'get')
    expect(parameters).toEqual([
      { name: 'kind', in: 'path', required: true, schema: { type: 'string', enum: ['one', 'two'] } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
      },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        description: 'From the Link header of the page before.',
        schema: { type: 'string', maxLength: 1000 },
      },
      { name: 'q', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 200 } },
    ])
  })

  test('describes request bodies, as JSON and as forms, and responses', () => {
    const { requestBody, responses, security } = read('/api/things/{kind}', 'patch')
    expect(Object.keys(requestBody.content)).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ])
    expect(requestBody.content['application/json']?.schema).toMatchObject({
      required: ['email'],
      additionalProperties: false,
      properties: { email: { type: 'string', maxLength: 254 } },
    })
    expect(Object.keys(responses)).toEqual([
      '204',
      '303',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(security).toEqual([{ session: [] }])
    const { responses: read200 } = read('/api/things/{kind}', 'get')
    expect(read200['200']?.content?.['application/json']?.schema).toMatchObject({
      type: 'array',
      items: { properties: { at: { type: 'string', format: 'date-time' } } },
    })
    expect(Object.keys(read('/api/elsewhere', 'get').responses)).toEqual(expect.arrayContaining(['303']))
    expect(read('/api/elsewhere', 'get').responses).not.toHaveProperty('200')
    expect(read('/api/guide', 'get').responses['200']?.content).toHaveProperty(['application/pdf'])
  })

  test('refuses to list a call twice', () => {
    expect(() => describeApi([listCall, listCall], facts)).toThrow(/declared twice/)
  })

  test('refuses a schema with unresolvable references', () => {
    const named = {
      ...pdfCall,
      produces: undefined,
      response: z.object({ a: z.string().meta({ id: 'Named' }) }),
    } as const
    expect(() => describeApi([named], facts)).toThrow()
  })

  test('is built once, from the site’s settings', () => {
    expect(getDocument()).toBe(getDocument())
    expect(getDocument()).toMatchObject({
      info: { title: 'Marigold API' },
      servers: [{ url: 'http://localhost:3000' }],
    })
  })

  test('covers every route file, and nothing else', () => {
    const described = new Set<string>(calls.map(({ path }) => path))
    const files = listRouteFiles()
    const isServed = (address: string) =>
      files.some(({ path, prefix }) => address === path || (prefix !== null && address.startsWith(prefix)))
    expect([...described].filter((path) => !isServed(path))).toEqual([])
    const undescribed = files.filter(({ path, prefix }) => prefix === null && !described.has(path))
    expect(undescribed, 'name the calls.ts of the domain in server/openapi/calls.ts').toEqual([])
  })

  test('covers only calls that go through route() and methods()', () => {
    for (const { file, prefix } of listRouteFiles()) {
      if (prefix !== null) continue
      const text = readFileSync(`app/api/${file}`, 'utf8')
      expect(text, file).toContain('export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods(')
      expect(text, file).toContain("from '@/lib/http/route'")
    }
  })
})

type Schema = Record<string, unknown> & { anyOf?: Schema[]; oneOf?: Schema[]; allOf?: Schema[] }

/** Whether an object of this schema may have any field. */
function isLoose(schema: Schema): boolean {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return choices.length > 0
    ? choices.some(isLoose)
    : schema.type === 'object' && schema.additionalProperties === undefined
}

test('every call rejects unknown fields, so that none is dropped silently', () => {
  const loose = calls.flatMap(({ method, path, body }) => {
    if (!body || typeof body === 'string') return []
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
    return isLoose(schema) ? [`${method} ${path}`] : []
  })
  expect(loose).toEqual([])
})
