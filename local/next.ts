import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem'

const require = createRequire(import.meta.url)
const followParent = new URL('./follow-parent.mjs', import.meta.url).href
const siteServer = fileURLToPath(new URL('../server/main.mjs', import.meta.url))

export type Environment = Record<string, string | undefined>

export interface SiteProcess {
  /** Resolves when the process has ended, with a description of how. */
  ended: Promise<string>
  stop(): Promise<void>
}

function getNextCommand(): string {
  return require.resolve('next/dist/bin/next')
}

function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`))
  })
}

async function stopChild(child: ChildProcess, ended: Promise<string>, patienceMs: number) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/** Runs `next build`, and shows its output only if it fails. */
export async function runNextBuild(env: Environment, signal: AbortSignal, onLine: (line: string) => void) {
  const child = spawn(process.execPath, [getNextCommand(), 'build', '--webpack'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  createInterface(child.stdout).on('line', onLine)
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = waitForEnd(child)
  const abort = () => void stopChild(child, ended, 2000)
  signal.addEventListener('abort', abort)
  const result = await ended
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
  if (result !== 'ended with code 0') {
    throw new Problem(`${Buffer.concat(output).toString('utf8').trimEnd()}\n\nThe build failed (next build ${result}).`)
  }
}

/** Node's arguments for serving the site, from the build or, in development, from the sources. */
export function listServerParameters(host: string | null = null): string[] {
  return [siteServer, ...(host ? ['--host', host] : [])]
}

export function startSite(dev: boolean, host: string | null, env: Environment): SiteProcess {
  const child = spawn(process.execPath, ['--import', followParent, ...listServerParameters(host)], {
    env: {
      ...env,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      MARIGOLD_PARENT: String(process.pid),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = waitForEnd(child)
  return { ended, stop: () => stopChild(child, ended, 8000) }
}
