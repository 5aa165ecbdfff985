import { execFileSync } from 'node:child_process'
import { describe } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { describeHost } from '../describe-host'

/** Needs TEST_BUNDLE=1. With HOST_BUILT=1 it uses the existing `.open-next`. */
describe.skipIf(!process.env.TEST_BUNDLE)('the bundle for Lambda, built without a network', () => {
  describeHost({
    database: useDatabase(),
    env: { OPEN_NEXT_LOCAL: '1', STANDALONE: '1' },
    build: (env) => execFileSync('npm', ['run', 'build:aws'], { env, stdio: 'ignore' }),
    server: 'deploy/aws/local.mjs',
  })
})
