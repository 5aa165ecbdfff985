/** A real nginx with the configuration of `deploy/nginx`, in a temporary folder, in front of local sites. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from './free-port'

const TEMPLATE = 'deploy/nginx/marigold.conf.template'

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface Nginx {
  port: number
  /** Without TLS. */
  plainPort: number
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  stop(): Promise<void>
}

function fill(names: Record<string, string>): string {
  return readFileSync(TEMPLATE, 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = names[name]
    if (value === undefined) throw new Error(`${TEMPLATE} wants ${name}`)
    return value
  })
}

export async function startNginx(sites: number[], staticDir = 'public'): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-nginx-'))
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' })
  const site = fill({
    SITE_HOST: 'localhost',
    SITE_UPSTREAMS: sites.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' '),
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    PAGES_DIR: join(folder, 'pages'),
    STATIC_DIR: resolve(staticDir),
    AWAY_DIR: resolve('deploy/nginx'),
    HTTP_PORT: String(plainPort),
    TLS_PORT: String(port),
  })
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const temporary = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off; worker_processes 1;',
      // The folder belongs to this process's user, even if that is root.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${join(folder, 'pid')}; error_log stderr crit; events { worker_connections 1024; }`,
      `http { client_body_temp_path ${join(folder, 'body')}; ${temporary.join(' ')} ${site} }`,
    ].join('\n'),
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((done, fail) => {
      const asking = request({
        port,
        path,
        method,
        headers,
        host: 'localhost',
        rejectUnauthorized: false,
        agent: false,
      })
      asking.on('error', fail)
      asking.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
      asking.end()
    })
  }

  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask('/')
      break
    } catch (error) {
      if (attempt > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${output}`, { cause: error })
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  return {
    port,
    plainPort,
    ask,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
