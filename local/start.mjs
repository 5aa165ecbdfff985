import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { explainOldNode, installIfNeeded } from './install.mjs'
import { startProgress, startWaitingPage } from './waiting.mjs'

// `npm start` and `npm run dev`. Imports only Node's own modules, because packages may not be installed yet.

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

async function main() {
  const oldNode = explainOldNode(process.versions.node)
  if (oldNode) {
    say(oldNode)
    process.exitCode = 1
    return
  }
  const progress = startProgress(process.stdout)
  // In production the address answers only once the site does.
  const waiting =
    process.env.NODE_ENV === 'production'
      ? null
      : await startWaitingPage(root, Number(process.env.PORT) || 3000, progress.read)
  progress.tell('packages', 'Installing packages, step 1 of 3')
  if (!(await installIfNeeded(root, say))) process.exit(1)
  progress.tell('packages', null)
  const serve = ['--conditions=react-server', '--import', 'tsx', 'local/serve.ts', ...process.argv.slice(2)]
  const child = spawn(process.execPath, serve, {
    cwd: root,
    env: { ...process.env, ...(waiting && { MARIGOLD_WAITING: '1' }) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', async (/** @type {{ part?: string, text?: string | null, needsPort?: true }} */ message) => {
    if (message.part) progress.tell(message.part, message.text ?? null)
    if (!message.needsPort) return
    progress.stop()
    await waiting?.close()
    child.send('the port is free')
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)))
  }
  child.on('error', (error) => {
    say(error.message)
    process.exit(1)
  })
  child.on('exit', (code) => {
    progress.stop()
    process.exit(code ?? 1)
  })
}

await main()
