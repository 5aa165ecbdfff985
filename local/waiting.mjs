import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

// Plain JavaScript without packages: it runs before anything is installed.

/** @param {string} text */
const escapeText = (text) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * What is being done, and how far it is: on the terminal in one line, elsewhere in a line every ten seconds.
 * @param {NodeJS.WriteStream} output
 */
export function startProgress(output) {
  const began = Date.now()
  /** @type {Map<string, string>} */
  const parts = new Map()
  let shown = ''
  let shownAt = 0
  const read = () => {
    const text = [...parts.values()].join('; ')
    return text && `${text} (${Math.round((Date.now() - began) / 1000)} s)`
  }
  const show = () => {
    const text = read()
    if (output.isTTY) output.write(`\r\x1b[K${text.slice(0, output.columns - 1)}`)
    else if (text && text !== shown && Date.now() - shownAt >= 10_000) {
      output.write(`${text}\n`)
      shown = text
      shownAt = Date.now()
    }
  }
  const timer = setInterval(show, 1000)
  timer.unref()
  return {
    read,
    /** @param {string} part @param {string | null} text Null when that part is done. */
    tell(part, text) {
      if (text === null) parts.delete(part)
      else parts.set(part, text)
      show()
    },
    stop() {
      clearInterval(timer)
      parts.clear()
      if (output.isTTY) output.write('\r\x1b[K')
    },
  }
}

/**
 * Answers at the site's address until the site does: the lines to call, and how far the start is.
 * @param {string} root
 * @param {number} port
 * @param {() => string} readProgress
 * @returns {Promise<{ close(): Promise<void> } | null>} Null if the address is taken.
 */
export async function startWaitingPage(root, port, readProgress) {
  const page = readFileSync(join(root, 'deploy/nginx/away.html'), 'utf8')
  const server = createServer((_, response) => {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'retry-after': '5',
      refresh: '5',
    })
    response.end(page.replace('</h1>', `</h1>\n<p role="status">${escapeText(readProgress())}</p>`))
  })
  const listens = await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!listens) return null
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
