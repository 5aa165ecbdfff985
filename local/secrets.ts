import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCode, getMessage, Problem } from './problem'

/**
 * Secrets that may have no variable: made once, kept beside the data, so that a restart signs nobody out and
 * what was sealed can be read. CRON_SECRET is none of them: with it the site waits for a clock outside, and there is none.
 */
export const secretNames = ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const

type Secrets = Record<string, string>

function readSecrets(path: string): Secrets {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (getCode(error) === 'ENOENT') return {}
    throw new Problem(`The file ${path} can't be read: ${getMessage(error)}.`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string')) {
      return value as Secrets
    }
  } catch {
    // Said below, together with a file that is JSON but not of this shape.
  }
  throw new Problem(
    `The file ${path} is damaged. Put it back from a backup, or delete it: new secrets are made, everyone signs in again, and check-ins that are under way can't be read any more.`,
  )
}

/** Written beside and moved into place, so that a kill leaves the old file or the new one. */
function writeSecrets(path: string, secrets: Secrets) {
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(beside, path)
}

/** The secrets that the environment does not give. */
export function keepSecrets(dataDir: string, given: Record<string, string | undefined>): Secrets {
  const missing = secretNames.filter((name) => !given[name])
  if (missing.length === 0) return {}
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secrets.json')
  const kept = readSecrets(path)
  const made = missing.filter((name) => !kept[name] || kept[name].length < 32)
  for (const name of made) kept[name] = randomBytes(32).toString('base64url')
  if (made.length > 0) writeSecrets(path, kept)
  else chmodSync(path, 0o600)
  return Object.fromEntries(missing.map((name) => [name, kept[name] ?? '']))
}
