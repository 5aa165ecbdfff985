/** A second server of the built site, whose database can be stopped and frozen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listServerParameters } from '@/local/next'

type State = 'open' | 'frozen' | 'stopped'

/** A proxy between the site and its database. Frozen, it accepts data and does not respond. */
class Gate {
  state: State = 'open'
  private readonly sockets = new Set<Socket>()
  private readonly server: Server

  constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.state === 'stopped') return near.destroy()
      const far = connect(Number(target.port), target.hostname)
      const pass = (from: Socket, to: Socket) => {
        this.sockets.add(from)
        from.on('data', (chunk) => this.state === 'open' && to.write(chunk))
        from.on('error', () => {})
        from.on('close', () => {
          this.sockets.delete(from)
          to.destroy()
        })
      }
      pass(near, far)
      pass(far, near)
    })
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  set(state: State): void {
    this.state = state
    if (state !== 'frozen') for (const socket of this.sockets) socket.destroy()
  }

  close(): void {
    this.set('stopped')
    this.server.close()
  }
}

export interface OutageSite {
  url: string
  setDatabase(state: State): void
  stop(): Promise<void>
}

/** Ready, including its copy of the directory. */
async function waitUntilReady(url: string, folder: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error('the server ended')
    const answer = await fetch(`${url}/api/ready`).catch(() => null)
    if (answer?.ok && existsSync(join(folder, 'directory-snapshot.json'))) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server does not get ready')
}

export async function startOutageSite(port: number, env: Record<string, string>): Promise<OutageSite> {
  const database = new URL(env.DATABASE_URL ?? '')
  const gate = new Gate(database)
  const through = new URL(database)
  through.port = String(await gate.listen())
  const url = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'marigold-outage-'))
  const child = spawn(process.execPath, listServerParameters(), {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      DATABASE_URL: through.href,
      SITE_URL: url,
      PORT: String(port),
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of this test only, long enough',
      ENCRYPTION_KEY: 'k'.repeat(43),
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitUntilReady(url, folder, child)
  return {
    url,
    setDatabase: (state) => gate.set(state),
    async stop() {
      child.kill()
      await ended
      gate.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
