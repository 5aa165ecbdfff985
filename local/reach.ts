import { connect, createServer } from 'node:net'
import postgres from 'postgres'
import { getCode, getMessage, Problem } from './problem'

function canListen(port: number, host: string | null): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(getCode(error) ?? getMessage(error)))
    server.listen({ port, host: host ?? '::', exclusive: true }, () => server.close(() => resolve(null)))
  })
}

/** Browsers try `localhost` on IPv6 first, where another program may be listening. */
function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}

export async function requireFreePort(port: number, host: string | null) {
  let refusal = await canListen(port, host)
  if (refusal === 'EAFNOSUPPORT') refusal = await canListen(port, '0.0.0.0')
  if (!refusal && (await answers(port, '::1'))) refusal = 'EADDRINUSE'
  if (!refusal) return
  if (refusal === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is in use. Stop the program that uses it, or choose another with PORT, such as PORT=3001.`,
    )
  }
  throw new Problem(`Port ${port} can't be opened (${refusal}). Choose another with PORT, such as PORT=3001.`)
}

/** A server that hangs, or closes every connection, would be retried forever. */
async function readVersion(sql: postgres.Sql, patienceMs: number): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs / 1000} seconds`)), patienceMs)
  })
  const asked = sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`
  try {
    const [row] = await Promise.race([asked, late])
    return row?.version ?? 0
  } finally {
    clearTimeout(timer)
  }
}

function hidePassword(text: string, databaseUrl: string): string {
  const { password } = new URL(databaseUrl)
  const plain = Buffer.from(
    password.replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  return [password, plain.toString('utf8')].reduce((safe, word) => (word ? safe.replaceAll(word, '***') : safe), text)
}

/** Describes where a database was expected and what went wrong, without the password. */
export async function requireDatabase(databaseUrl: string, patienceMs = 10_000) {
  const { host } = new URL(databaseUrl)
  let sql: postgres.Sql | undefined
  let version: number
  try {
    sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    version = await readVersion(sql, patienceMs)
  } catch (error) {
    const reason = hidePassword(getMessage(error) || getCode(error) || 'no answer', databaseUrl)
    throw new Problem(`DATABASE_URL is set, but PostgreSQL at ${host || 'localhost:5432'} can't be used: ${reason}.`)
  } finally {
    await sql?.end({ timeout: 0 })
  }
  if (version < 150_000) {
    throw new Problem(`PostgreSQL at ${host} is version ${Math.floor(version / 10_000)}; this site needs 15 or newer.`)
  }
}
