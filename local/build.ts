import { computeFingerprint, isBuilt, markBuilt, type Site } from './fingerprint'
import { type Environment, runNextBuild } from './next'
import { Problem } from './problem'
import { listServing } from './serving'

export interface BuildOptions {
  root: string
  site: Site
  env: Environment
  signal: AbortSignal
  say: (line: string) => void
  /** Replaces `next build` in tests. */
  run?: typeof runNextBuild
}

/** Builds without a database, so that the result depends on the sources alone. */
function withoutDatabase(env: Environment): Environment {
  const { DATABASE_URL: _, ...rest } = env
  return rest
}

export async function buildIfNeeded({ root, site, env, signal, say, run = runNextBuild }: BuildOptions) {
  const fingerprint = computeFingerprint(root, site)
  if (isBuilt(root, fingerprint)) return
  const [other] = listServing(root)
  if (other) {
    throw new Problem(
      `The site must be built again (its sources or SITE_NAME changed), but process ${other.pid} is serving ` +
        `${other.url} from the present build. Stop it first: a new build would take its files away.`,
    )
  }
  say('Building the site; this takes a minute or two.')
  await run({ ...withoutDatabase(env), ...site }, signal)
  // A source saved during the build may or may not be in it, so the next start builds again.
  if (computeFingerprint(root, site) === fingerprint) markBuilt(root, fingerprint)
}
