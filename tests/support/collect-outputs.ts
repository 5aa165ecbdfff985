/** All output of the site about the directory, as bytes: pages, calls, files, the log. */
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { vi } from 'vitest'
import { stateCodes, stateSlug } from '@/lib/geography/states'
import type { RouteContext } from '@/lib/http/call'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { readPackage } from './hsds-site'
import { propsIn } from './page-props'
import { SITE } from './staff'

type Handler = (request: Request, context: RouteContext) => Promise<Response>
type Page = (props: { params: Promise<object>; searchParams: Promise<object> }) => ReactNode | Promise<ReactNode>

const handlers = import.meta.glob<Record<string, Handler>>('../../app/**/route.ts')
const pages = import.meta.glob<{ default: Page }>('../../app/**/page.tsx')

/** A record that may have a confidential address. */
export interface Kept {
  id: string
  slug: string
  category: string
}

interface Asked {
  file: string
  params?: Record<string, string>
  query?: string
  body?: unknown
}

/** Timestamps and the directory's version reveal nothing about an address. */
function normalize(text: string): string {
  return text
    .replaceAll(/"version": ?"\d+"/g, '"version":""')
    .replaceAll(/"(time|id|ms|x-request-id)":("[^"]*"|\d+)(?=[,}])/g, (whole, name) => (name === 'id' ? whole : ''))
}

async function readResponse(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const head = `${response.status} ${type} ${response.headers.get('content-disposition') ?? ''} ${response.headers.get('link') ?? ''}\n`
  if (type.includes('zip')) return head + normalize(JSON.stringify(readPackage(bytes)))
  return head + (type.includes('pdf') ? bytes.toString('base64') : normalize(bytes.toString()))
}

async function ask({ file, params = {}, query = '', body }: Asked): Promise<string> {
  const load = handlers[`../../app/${file}/route.ts`] ?? handlers[`../../app/[locale]/(public)/${file}/route.ts`]
  if (!load) throw new Error(`${file} is no handler`)
  const module = await load()
  const method = body === undefined ? 'GET' : 'POST'
  const request = new Request(`${SITE}/${file}${query}`, {
    method,
    headers: { origin: SITE, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  resetOnce('limiter')
  const handler = module[method]
  if (!handler) throw new Error(`${file} has no ${method}`)
  return readResponse(await handler(request, propsIn('en', params)))
}

async function show(file: string, params: object = {}, searchParams: object = {}): Promise<string> {
  const load = pages[`../../app/[locale]/(public)/${file ? `${file}/` : ''}page.tsx`]
  if (!load) throw new Error(`${file} is no page`)
  const { default: Page } = await load()
  const element = await Page({ ...propsIn('en', params), searchParams: Promise.resolve(searchParams) })
  const { prelude } = await prerender(createElement('div', null, element))
  return new Response(prelude).text()
}

const categoriesOf = (records: Kept[]) => [...new Set(records.map(({ category }) => category))]

const everyCall = (records: Kept[], places: string[]): Asked[] => [
  ...['', '?category=shelter', '?state=VT'].map((query) => ({ file: 'api/resources', query })),
  ...categoriesOf(records).map((category) => ({ file: 'api/resources/[category]', params: { category } })),
  ...places.map((q) => ({ file: 'api/resources/search', query: `?q=${encodeURIComponent(q)}` })),
  ...['?latitude=44.48&longitude=-73.21', '?zip=05401', '?place=Burlington,+VT', '?place=Vermont'].flatMap((query) => [
    { file: 'api/resources/nearby', query },
    { file: 'api/location/map', query },
    { file: 'api/location', query },
  ]),
  { file: 'api/location/places', query: '?q=burl' },
  ...places.map((q) => ({ file: 'api/quiet/search', body: { q } })),
  { file: 'api/quiet/state', body: { state: 'VT' } },
  ...records.map(({ slug }) => ({ file: 'api/quiet/record', body: { slug } })),
  { file: 'api/quiet/lists', body: {} },
  { file: 'api/hsds' },
  ...records.map(({ id }) => ({ file: 'api/hsds/services/[id]', params: { id } })),
  ...['services', 'organizations', 'service_at_locations', 'taxonomies', 'taxonomy_terms'].flatMap((list) => [
    { file: `api/hsds/${list}`, query: '?per_page=100' },
    { file: `api/hsds/${list}`, query: '?search=refuge' },
  ]),
  ...['services', 'service_at_locations'].map((list) => ({
    file: `api/hsds/${list}`,
    query: '?full=true&search=refuge',
  })),
  ...['csv', 'json', 'ndjson', 'zip'].map((end) => ({
    file: 'api/directory/[file]',
    params: { file: `directory.${end}` },
  })),
  ...stateCodes.map((code) => ({ file: 'help-now/[state]', params: { state: stateSlug(code) } })),
  { file: 'help-now' },
  { file: 'guides/state-directory.pdf' },
  ...['vermont', 'vermont-notes', 'new-hampshire'].map((name) => ({
    file: 'guides/state/[file]',
    params: { file: `${name}.pdf` },
  })),
  { file: 'guides/county/[state]/[file]', params: { state: 'vermont', file: 'chittenden.pdf' } },
  { file: 'sitemap.xml' },
  ...['pages', 'housing-shelter.vt', 'housing-shelter.us'].map((part) => ({
    file: 'sitemap/[part]',
    params: { part: `${part}.xml` },
  })),
  { file: 'news/feed.xml' },
]

type Shown = [file: string, params?: object, query?: object]

const everyPage = (records: Kept[], places: string[]): Shown[] => [
  [''],
  ['resources'],
  ['housing-shelter'],
  ['about'],
  ['quiet'],
  ...categoriesOf(records).flatMap((category): Shown[] => [
    ['resources/[category]', { category }],
    ['resources/[category]/in/[state]', { category, state: 'vermont' }],
  ]),
  ...records.map(({ category, slug }): Shown => ['resources/[category]/[slug]', { category, slug }]),
  ...places.map((q): Shown => ['resources/search', {}, { q }]),
  ['help/[state]', { state: 'vermont' }],
  ['help/[state]/[county]', { state: 'vermont', county: 'chittenden' }],
  ['safe-tonight', {}, { place: '05401' }],
  ['location-services/search', {}, { place: '05401' }],
  ['location-services/search', {}, { place: 'Burlington, VT' }],
]

/** All output, by request. Also searches for `words`, like someone who knows them. */
export async function collectOutputs(records: Kept[], words: string[]): Promise<Map<string, string>> {
  const written: string[] = []
  const log = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const outputs = new Map<string, string>()
  try {
    for (const asked of everyCall(records, words)) outputs.set(JSON.stringify(asked), await ask(asked))
    for (const page of everyPage(records, words)) outputs.set(`page ${JSON.stringify(page)}`, await show(...page))
  } finally {
    log.mockRestore()
  }
  const lines = written.map((line) => line.replaceAll(/"(time|id|ms)":("[^"]*"|\d+),?/g, ''))
  outputs.set('log', lines.join(''))
  return outputs
}
