// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const DUMP = 'database.dump'
export const PICTURES = 'pictures'
export const NOTE = 'backup.json'

/** @param {string} reason @returns {never} */
export function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Environment for PostgreSQL's programs, so that no password appears in the process list. */
export function listVariables() {
  const given = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!given) fail('DATABASE_URL is not set: which database?')
  const url = new URL(given)
  const sslmode = url.searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslmode && { PGSSLMODE: sslmode }),
  }
}

/** @param {string} program @param {string[]} parameters @param {{ env: NodeJS.ProcessEnv }} options */
export function run(program, parameters, { env }) {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { env, encoding: 'utf8' })
  if (error) fail(`${program} can't be run: ${error.message}. It comes with PostgreSQL's client programs.`)
  if (status !== 0) fail(`${program} failed: ${stderr.trim()}`)
  return stdout.trim()
}

/** @param {string} path */
export function describeDump(path) {
  return { sha256: createHash('sha256').update(readFileSync(path)).digest('hex') }
}
