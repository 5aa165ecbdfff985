import { expect, it } from 'vitest'
import { GET as getCountyPdf } from '@/app/[locale]/(public)/guides/county/[state]/[file]/route'
import { GET as getList } from '@/app/[locale]/(public)/list/[file]/route'
import { GET as getSheet } from '@/app/guides/advocates/[state]/[county]/[file]/route'
import { GET as getStateFile } from '@/app/private-search/[file]/route'
import { stampClientAddress } from './client-address'
import { FILES } from './rate-limit'

/** An unknown name produces no file, but still counts toward the limit. */
const nothing = { locale: 'en', state: 'ohio', county: 'nowhere', file: 'nothing' }
const handlers = { getSheet, getCountyPdf, getList, getStateFile }

function askFrom(address: string): Request {
  const headers: Record<string, string> = {}
  stampClientAddress(headers, address)
  return new Request('http://localhost/file', { headers })
}

it.each(Object.entries(handlers))(
  '%s: a network that requests too many files gets a 429 with a number to call',
  async (_, get) => {
    const ask = (address: string) => get(askFrom(address), { params: Promise.resolve(nothing) })
    for (let count = 0; count < FILES.max; count += 1) expect((await ask('203.0.113.7')).status).toBe(404)
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('1-800-799-7233')
    expect((await ask('198.51.100.8')).status).toBe(404)
  },
)
