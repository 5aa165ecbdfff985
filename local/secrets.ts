import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCode, getMessage, Problem } from './problem'

/**
 * Secrets that need no variable: created once and stored next to the data, so that a restart signs nobody out and
 * sealed data stays readable. CRON_SECRET is not one of them: with it the site expects an external clock, and there is none.
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
    // Reported below, together with JSON of the wrong shape.
  }
  throw new Problem(
    `The file ${path} is damaged. Put it back from a backup, or delete it: new secrets are made, everyone signs in again, and check-ins that are under way can't be read any more.`,
  )
}

/** Written to a temporary file and renamed, so that a kill leaves either the old or the new file. */
function writeSecrets(path: string, secrets: Secrets) {
  const temporaryPath = `${path}.${process.pid}`
  writeFileSync(temporaryPath, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(temporaryPath, path)
}

/** The secrets that the environment does not set. */
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
