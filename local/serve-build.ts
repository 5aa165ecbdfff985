import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// Must be imported first: it stops the process with a sentence for each invalid variable.
import { env } from '@/lib/env'
import { startSite } from './next'
import { getMessage, Problem } from './problem'
import { requireFreePort } from './reach'
import { secretNames } from './secrets'
import { isConfigured, isLoopback, mail, news, payments, requireForProduction, signIn } from './services'

// `npm run serve`: serves the existing build, and does nothing else. It installs, builds, migrates and
// seeds nothing, starts no fake, and starts even without the database, because the help pages work without it.

const root = fileURLToPath(new URL('..', import.meta.url))

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

async function serve(): Promise<void> {
  requireForProduction(['DATABASE_URL', 'SITE_URL', ...secretNames], process.env)
  const off = [signIn, payments, mail, news].filter((service) => !isConfigured(service, process.env))
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) throw new Problem('There is no build to serve: npm run build.')
  const host = isLoopback(env.SITE_URL) ? '127.0.0.1' : null
  await requireFreePort(env.PORT, host)
  for (const { name, variables, any, without } of off)
    print(`${name} is off, so ${without}. To change that, set ${variables.join(any ? ' or ' : ', ')}.`)
  const server = startSite(false, host, { ...process.env, PORT: String(env.PORT) })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      void server.stop()
    })
  }
  print(`Serving ${env.SITE_URL} on port ${env.PORT}.`)
  const how = await server.ended
  if (!isStopping) throw new Problem(`The site's server ${how}.`)
}

try {
  await serve()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : getMessage(error)}\n`)
  process.exit(1)
}
