import { expect, it } from 'vitest'
import { knowStyle } from '@/lib/safety/inline-parts.mjs'
import { wrapOfflinePages } from './compose-worker'

it('embeds the offline page in the worker in each language, each with its own policy', async () => {
  for (const path of ['/offline', '/es/offline']) knowStyle(path)
  const script = await wrapOfflinePages(async (path) => `<html><style>${path}</style></html>`)
  const self: { offlinePages?: Record<string, { body: string; headers: Record<string, string> }> } = {}
  new Function('self', script)(self)
  const pages = Object.entries(self.offlinePages ?? {})
  expect(pages.map(([path]) => path)).toEqual(['/offline', '/es/offline'])
  for (const [path, { body, headers }] of pages) {
    expect(body).toContain(path)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  }
  expect(new Set(pages.map(([, { headers }]) => headers['content-security-policy'])).size).toBe(2)
})
