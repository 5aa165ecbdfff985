import { computeFingerprint, isBuilt, markBuilt, type Site } from './fingerprint'
import { type Environment, runNextBuild } from './next'
import { Problem } from './problem'
import { listServing } from './serving'

export interface BuildOptions {
  root: string
  site: Site
  env: Environment
  signal: AbortSignal
  print: (line: string) => void
  reportProgress?: (part: string, text: string | null) => void
  /** Replaces `next build` in tests. */
  run?: typeof runNextBuild
}

/** Builds without a database, so that the result depends on the sources alone. */
function withoutDatabase(env: Environment): Environment {
  const { DATABASE_URL: _, ...rest } = env
  return rest
}

/** What a line of `next build` means, if it begins a step. */
export function describeStep(line: string): string | null {
  const [, done, of] = /Generating static pages.*\((\d+)\/(\d+)\)/.exec(line) ?? []
  if (of) return `${done} of ${of} pages`
  if (/Creating an optimized production build/.test(line)) return 'compiling'
  if (/Collecting page data/.test(line)) return 'reading the pages'
  if (/Finalizing page optimization/.test(line)) return 'finishing'
  return null
}

export async function buildIfNeeded({
  root,
  site,
  env,
  signal,
  print,
  reportProgress,
  run = runNextBuild,
}: BuildOptions) {
  const fingerprint = computeFingerprint(root, site)
  if (isBuilt(root, fingerprint)) return
  const [other] = listServing(root)
  if (other) {
    throw new Problem(
      `The site must be built again (its sources or SITE_NAME changed), but process ${other.pid} is serving ` +
        `${other.url} from the present build. Stop it first: a new build would take its files away.`,
    )
  }
  print('Building the site; this takes a minute or two.')
  reportProgress?.('build', 'Building the site')
  await run({ ...withoutDatabase(env), ...site }, signal, (line) => {
    const step = describeStep(line)
    if (step) reportProgress?.('build', `Building the site: ${step}`)
  })
  reportProgress?.('build', null)
  // A source saved during the build may or may not be in it, so the next start builds again.
  if (computeFingerprint(root, site) === fingerprint) markBuilt(root, fingerprint)
}
