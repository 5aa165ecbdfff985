import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { explainOldNode, installIfNeeded } from './install.mjs'

// `npm start` and `npm run dev`. Imports only Node's own modules, because packages may not be installed yet.

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

function main() {
  const oldNode = explainOldNode(process.versions.node)
  if (oldNode) {
    say(oldNode)
    process.exitCode = 1
    return
  }
  if (!installIfNeeded(root, say)) {
    process.exitCode = 1
    return
  }
  const serve = ['--conditions=react-server', '--import', 'tsx', 'local/serve.ts', ...process.argv.slice(2)]
  const child = spawn(process.execPath, serve, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)))
  }
  child.on('error', (error) => {
    say(error.message)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

main()
