/** One polite request to a website: does it respond, and does it still lead to the same place? */
import { startDeadline } from '@/lib/http/deadline'
import 'server-only'
import { readBody } from '@/lib/outside/feeds/read-body'
import { dropBody, RefusedAddress, RefusedRedirect, visit } from '@/lib/outside/web/visit'
import { readRetryAfter } from '@/lib/outside/web/web'
import { site } from '@/lib/site/site'

/** Parses robots.txt (RFC 9309), as far as a single request to one page needs it. */

interface Group {
  agents: string[]
  rules: { isAllowed: boolean; path: string }[]
}

function readGroups(text: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const name = key.toLowerCase()
    const trimmed = value.trim()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(trimmed.toLowerCase())
      isNaming = true
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (trimmed) groups.at(-1)?.rules.push({ isAllowed: name === 'allow', path: trimmed })
    }
  }
  return groups
}

/** `*` matches anything, `$` the end. Matched piecewise, so that no rule can cause excessive backtracking. */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length || pieces.at(-1) === ''
}

/** Whether a crawler of this name may request a path: the longest rule wins, and of two equal ones the more permissive. */
export function mayVisit(robots: string, agent: string, path: string): boolean {
  const groups = readGroups(robots)
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
    (group) => group.rules,
  )
  const found = rules.filter((rule) => matches(rule.path, path))
  found.sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))
  return found[0]?.isAllowed ?? true
}

const SITE_CHECK_MS = 8000
const ROBOTS_MS = 4000
const ROBOTS_CHARACTERS = 100_000

/** Our user agent, by which a site can exclude us in its robots.txt. */
export const AGENT = 'MarigoldLinkCheck'
const headers = { 'user-agent': `${AGENT}/1.0 (+${site.url}/about/freshness)`, accept: 'text/html, */*;q=0.5' }

/** It responds but blocks bots, which does not count as a failure. */
const CLOSED_TO_PROGRAMS = new Set([401, 403, 405, 406, 429, 451, 999])

export type SiteCheck =
  /** `host`: the final host. */
  { kind: 'ok'; host: string } | { kind: 'refused' | 'not-asked' | 'failed' | 'no-answer'; retryAfter: number | null }

export interface VisitOptions {
  signal: AbortSignal
  now: Date
  /** Only for a test's own servers. */
  privateOrigins?: readonly string[]
  lookMs?: number
}

const plain = (kind: Exclude<SiteCheck['kind'], 'ok'>, retryAfter: number | null = null): SiteCheck => ({
  kind,
  retryAfter,
})

async function ask(url: string, method: 'HEAD' | 'GET', options: VisitOptions): Promise<SiteCheck> {
  const signal = startDeadline(options.lookMs ?? SITE_CHECK_MS, options.signal)
  try {
    return await visit({ url, method, headers, privateOrigins: options.privateOrigins, signal }, async (visited) => {
      // The response headers suffice; the body is not read.
      dropBody(visited)
      const { status } = visited
      if (status >= 200 && status < 300) return { kind: 'ok', host: visited.url.host }
      const retryAfter = readRetryAfter(visited.header('retry-after'), options.now)
      if (CLOSED_TO_PROGRAMS.has(status) || (status === 503 && retryAfter !== null)) return plain('refused', retryAfter)
      return plain('failed')
    })
  } catch (error) {
    if (error instanceof RefusedAddress || error instanceof RefusedRedirect) return plain('failed')
    return plain('no-answer')
  }
}

/** HEAD costs the site next to nothing; if unsupported, GET is used. */
export async function checkWebsite(url: string, options: VisitOptions, pause: () => Promise<void>): Promise<SiteCheck> {
  const first = await ask(url, 'HEAD', options)
  if (first.kind === 'ok' || options.signal.aborted) return first
  await pause()
  return ask(url, 'GET', options)
}

/** The site's robots.txt; empty if it has none or does not respond. */
export async function readRobots(origin: string, options: VisitOptions): Promise<string> {
  const signal = startDeadline(ROBOTS_MS, options.signal)
  try {
    return await visit(
      { url: `${origin}/robots.txt`, headers, privateOrigins: options.privateOrigins, signal },
      async (visited) => {
        if (visited.status !== 200) {
          dropBody(visited)
          return ''
        }
        const { bytes } = await readBody(visited.body, visited.header('content-encoding'), signal)
        return bytes.toString('utf8').slice(0, ROBOTS_CHARACTERS)
      },
    )
  } catch {
    return ''
  }
}

export function isAllowedByRobots(robots: string, url: URL): boolean {
  return mayVisit(robots, AGENT, url.pathname + url.search)
}
