import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { findFreePort } from '@/tests/support/free-port'
import { startProgress, startWaitingPage } from './waiting.mjs'

function makeOutput() {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { written, output: Object.assign(stream, { isTTY: false }) as unknown as NodeJS.WriteStream }
}

test('until the site answers, its address shows the lines to call and how far the start is', async () => {
  const { output } = makeOutput()
  const progress = startProgress(output)
  const port = await findFreePort()
  const page = await startWaitingPage(process.cwd(), port, progress.read)
  progress.tell('build', 'Building the site: 12 of 40 pages <now>')
  const answer = await fetch(`http://127.0.0.1:${port}/emergency`)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('refresh'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  for (const number of ['tel:911', '1-800-799-7233', 'sms:88788', 'tel:988']) expect(text).toContain(number)
  expect(text).toMatch(/Building the site: 12 of 40 pages &#60;now&#62; \(\d+ s\)/)
  expect(await startWaitingPage(process.cwd(), port, progress.read), 'the address is taken').toBeNull()
  await page?.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  progress.stop()
})

test('progress names what is under way, and nothing that is done', () => {
  const { output, written } = makeOutput()
  const progress = startProgress(output)
  progress.tell('build', 'Building the site')
  progress.tell('records', 'Filling the directory: 2,000 of about 70,000 records')
  expect(progress.read()).toMatch(/^Building the site; Filling the directory: 2,000 of about 70,000 records \(\d+ s\)$/)
  progress.tell('build', null)
  expect(progress.read()).toMatch(/^Filling/)
  expect(written, 'no more than a line every ten seconds in a log').toHaveLength(1)
  progress.stop()
  expect(progress.read()).toBe('')
})
