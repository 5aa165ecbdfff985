import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'

function serve(env: Record<string, string>) {
  const dataDir = makeFolder()
  const parameters = ['--conditions=react-server', '--import', 'tsx', 'local/serve.ts']
  const result = spawnSync(process.execPath, parameters, {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  })
  return { ...result, files: readdirSync(dataDir) }
}

test('an invalid variable stops the start before it touches anything', () => {
  const { status, stderr, stdout, files } = serve({ PORT: 'http', CRON_SECRET: 'short' })
  expect(status).toBe(1)
  expect(stderr).toContain('Wrong environment variable PORT: should be a port number.')
  expect(stderr).toContain('Wrong environment variable CRON_SECRET:')
  expect(stdout).toBe('')
  expect(files).toEqual([])
})

test('a public production site without its database stops and names the variable', () => {
  const { status, stderr, files } = serve({ NODE_ENV: 'production', SITE_URL: 'https://example.org' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/DATABASE_URL, AUTH_SECRET.* must be set/)
  expect(files).toEqual([])
})

test('a public address without NODE_ENV=production stops the start before it touches anything', () => {
  const { status, stderr, files } = serve({ SITE_URL: 'https://example.org', DATABASE_URL: 'postgres://db' })
  expect(status).toBe(1)
  expect(stderr).toContain('set NODE_ENV=production')
  expect(files).toEqual([])
})

test('an operator’s database that does not respond is not replaced by a local one', () => {
  const { status, stderr, files } = serve({ PORT: '4199', DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/x' })
  expect(status).toBe(1)
  expect(stderr).toContain("PostgreSQL at 127.0.0.1:9 can't be used")
  expect(stderr).not.toContain('hunter2')
  expect(files).toEqual([])
})
