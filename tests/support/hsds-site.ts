/** Calls the open data handlers as a client program does. */
import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import type { RouteContext } from '@/lib/http/call'
import { send } from './staff'

type Handler = (request: Request, context: RouteContext) => Promise<Response>
const modules = import.meta.glob<{ GET: Handler }>('../../app/api/{hsds,directory}/**/route.ts')

/** A path below /api, with its query. */
export async function ask(path: string, headers?: Record<string, string>): Promise<Response> {
  const [address = ''] = path.split('?')
  const parts = address.split('/').filter(Boolean)
  const direct = modules[`../../app/api/${parts.join('/')}/route.ts`]
  const name = parts[0] === 'directory' ? 'file' : 'id'
  const load = direct ?? modules[`../../app/api/${[...parts.slice(0, -1), `[${name}]`].join('/')}/route.ts`]
  if (!load) throw new Error(`${path} has no route file`)
  const { GET } = await load()
  return send(GET, { path: `/api/${path}`, params: direct ? {} : { [name]: parts.at(-1) ?? '' }, headers })
}

export async function askJson<T = Record<string, unknown>>(path: string): Promise<T> {
  const response = await ask(path)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

export type TableRow = Record<string, string>

export interface Package {
  description: { resources: { name: string; path: string; schema: Schema }[] }
  tables: Record<string, TableRow[]>
  names: string[]
}

interface Schema {
  fields: { name: string; type: string; format?: string; constraints?: { required?: boolean; unique?: boolean } }[]
  foreignKeys?: { fields: string; reference: { resource: string; fields: string } }[]
}

export function readPackage(bytes: Uint8Array): Package {
  const files = unzipSync(bytes)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const description: Package['description'] = JSON.parse(read('datapackage.json'))
  const tables = Object.fromEntries(
    description.resources.map(({ name, path }) => [name, parse(read(path), { columns: true }) as TableRow[]]),
  )
  return { description, tables, names: Object.keys(files) }
}

/** The complete content of a response's stream. */
export async function readAll(response: Response): Promise<Buffer> {
  const chunks: Buffer[] = []
  if (!response.body) throw new Error('no body')
  for await (const chunk of Readable.fromWeb(response.body as never)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
