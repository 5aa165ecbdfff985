import { Readable } from 'node:stream'
import { listHsdsServicesCall } from '@/lib/directory-data/calls'
import type { HsdsService } from '@/lib/directory-data/hsds-record'
import { listServices, readEveryService, type ServiceFilter } from '@/lib/directory-data/queries'
import { showServiceFacts } from '@/lib/directory-data/show'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

type Show = (service: HsdsService) => unknown

async function* writeLines(filter: ServiceFilter, show: Show): AsyncGenerator<string> {
  for await (const services of readEveryService(filter)) {
    yield services.map((service) => `${JSON.stringify(show(service))}\n`).join('')
  }
}

function answerLines(filter: ServiceFilter, show: Show): Response {
  const lines = Readable.from(writeLines(filter, show), { objectMode: false })
  return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  })
}

const showMinimal = ({ id, last_modified }: HsdsService) => ({ id, modified_date: last_modified })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(listHsdsServicesCall, async ({ query }) => {
      const { page, per_page, minimal, full, format, ...filter } = query
      if (format === 'ndjson') {
        return answerLines(filter, full ? (service) => service : minimal ? showMinimal : showServiceFacts)
      }
      const found = await listServices(filter, { page, per_page })
      if (full) return found
      return { ...found, contents: minimal ? found.contents.map(showMinimal) : found.contents.map(showServiceFacts) }
    }),
  ),
})
