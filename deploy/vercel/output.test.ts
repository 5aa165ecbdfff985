import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { describeHost } from '../describe-host'

const cli = process.env.VERCEL_CLI

/** What `vercel link` and `vercel pull` would write, without contacting any account. */
function link() {
  mkdirSync('.vercel', { recursive: true })
  const settings = { framework: 'nextjs', createdAt: 0, nodeVersion: '22.x', installCommand: 'node --version' }
  writeFileSync('.vercel/project.json', JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }))
}

/** Needs TEST_BUNDLE=1 and VERCEL_CLI, from `npm install vercel`. HOST_BUILT=1 uses the existing `.vercel/output`. */
describe.skipIf(!process.env.TEST_BUNDLE || !cli)('the output of `vercel build` without a network', () => {
  describeHost({
    database: useDatabase(),
    env: { NEXT_ENABLE_ADAPTER: '1', VERCEL: '1' },
    build(env) {
      link()
      execFileSync(process.execPath, [cli ?? '', 'build', '--yes', '--prod'], { env, stdio: 'ignore' })
    },
    server: 'deploy/vercel/local.mjs',
  })

  it('schedules every job, and wraps every page’s function in the request guard', () => {
    const { crons } = JSON.parse(readFileSync('.vercel/output/config.json', 'utf8'))
    expect(crons).toEqual(JSON.parse(readFileSync('vercel.json', 'utf8')).crons)
    const configs = readdirSync('.vercel/output/functions', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.func/.vc-config.json'))
      .map((name) => JSON.parse(readFileSync(`.vercel/output/functions/${name}`, 'utf8')))
    const handlers = configs.filter(({ runtime }) => runtime !== 'edge').map(({ handler }) => handler)
    expect(new Set(handlers)).toEqual(new Set(['marigold-guard.cjs']))
  })
})
