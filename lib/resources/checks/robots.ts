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
