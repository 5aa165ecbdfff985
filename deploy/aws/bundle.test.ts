import { execFileSync } from 'node:child_process'
import { describe } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { describeHost } from '../describe-host'

/** TEST_BUNDLE=1; with HOST_BUILT=1 of what is in `.open-next` already. */
describe.skipIf(!process.env.TEST_BUNDLE)('the bundle for Lambda, made without a network', () => {
  describeHost({
    database: useDatabase(),
    env: { OPEN_NEXT_LOCAL: '1', STANDALONE: '1' },
    build: (env) => execFileSync('npm', ['run', 'build:aws'], { env, stdio: 'ignore' }),
    server: 'deploy/aws/local.mjs',
  })
})
