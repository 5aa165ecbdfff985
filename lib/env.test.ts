import { expect, test } from 'vitest'
import { listMissingSecrets, readEnv } from './env'

function readMissing(given: Record<string, string>): string[] {
  const result = readEnv(given)
  if ('problems' in result) throw new Error(result.problems.join())
  return listMissingSecrets(result.env)
}

const secrets = { AUTH_SECRET: 's'.repeat(32), ENCRYPTION_KEY: 'k'.repeat(43) }

test('in production a server needs all of its secrets, and an empty one counts as missing', () => {
  expect(readMissing({ NODE_ENV: 'production' })).toEqual(['AUTH_SECRET', 'ENCRYPTION_KEY'])
  expect(readMissing({ NODE_ENV: 'production', ...secrets, ENCRYPTION_KEY: '' })).toEqual(['ENCRYPTION_KEY'])
  expect(readMissing({ NODE_ENV: 'production', ...secrets })).toEqual([])
  expect(readMissing({ NODE_ENV: 'development' })).toEqual([])
})
