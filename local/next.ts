import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { Problem } from './problem'

const require = createRequire(import.meta.url)
const followParent = new URL('./follow-parent.mjs', import.meta.url).href

/** Longer than the minute for which a proxy keeps a connection: what it sends on one that we have just closed is lost. */
const KEEP_ALIVE_MS = 75_000

export type Environment = Record<string, string | undefined>

export interface NextProcess {
  /** Resolves when the process has ended, with a word on how. */
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

/** Runs `next build` and keeps what it says for when it fails. */
export async function runNextBuild(env: Environment, signal: AbortSignal) {
  const child = spawn(process.execPath, [getNextCommand(), 'build', '--webpack'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const ended = waitForEnd(child)
  const abort = () => void stopChild(child, ended, 2000)
  signal.addEventListener('abort', abort)
  const result = await ended
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
  if (result !== 'ended with code 0') {
    throw new Problem(`${Buffer.concat(said).toString('utf8').trimEnd()}\n\nThe build failed (next build ${result}).`)
  }
}

export function startNext(command: 'start' | 'dev', port: number, host: string | null, env: Environment): NextProcess {
  const dev = command === 'dev'
  const kind = dev ? ['--webpack'] : ['--keepAliveTimeout', String(KEEP_ALIVE_MS)]
  const parameters = [command, ...kind, '-p', String(port), ...(host ? ['-H', host] : [])]
  const child = spawn(process.execPath, ['--import', followParent, getNextCommand(), ...parameters], {
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
