/** The `stripe` package's own types, read as a table of parameters. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

export interface Field {
  type: string
  isRequired: boolean
}

export type Declaration =
  | { kind: 'interface'; scope: string; parents: string[]; fields: Map<string, Field> }
  | { kind: 'alias'; scope: string; type: string }

export type Declarations = Map<string, Declaration>

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const NAMESPACE = /^(?:export )?(?:declare )?namespace ([\w.]+) \{$/
const INTERFACE = /^(?:export )?(?:declare )?interface (\w+)(?:<[^>]*>)?(?: extends ([^{]+))? \{( ?\})?$/
const ALIAS = /^(?:export )?(?:declare )?type (\w+) = ([\s\S]+);$/
const FIELD = /^(?:readonly )?['"]?([\w-]+)['"]?(\?)?: ([\s\S]+);$/

/** A multi-line type ends where its brackets and its semicolon do. */
function joinLines(text: string): string[] {
  const lines: string[] = []
  let open = ''
  for (const raw of text.replace(COMMENT, '').split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const isStart = open === '' && /^(?:(?:export |declare )*type \w+ =|['"]?[\w-]+['"]?\??: )/.test(line)
    if (open === '' && !isStart) lines.push(line)
    else {
      open = `${open} ${line}`.trim()
      if (!open.endsWith(';')) continue
      lines.push(open)
      open = ''
    }
  }
  return lines
}

/** Names are qualified: 'SubscriptionCreateParams.Item.PriceData'. */
export function parseDeclarations(text: string): Declarations {
  const found: Declarations = new Map()
  const scopes: { name: string; fields?: Map<string, Field> }[] = []
  for (const line of joinLines(text)) {
    const scope = scopes.map(({ name }) => name).join('.')
    const full = (name: string) => (scope ? `${scope}.${name}` : name)
    const inside = scopes.at(-1)
    const namespace = NAMESPACE.exec(line)
    const declared = INTERFACE.exec(line)
    const alias = ALIAS.exec(line)
    const field = inside?.fields && FIELD.exec(line)
    if (namespace?.[1]) scopes.push({ name: namespace[1] })
    else if (declared?.[1]) {
      const fields = new Map<string, Field>()
      const parents = (declared[2] ?? '').split(',').map((parent) => parent.trim())
      found.set(full(declared[1]), { kind: 'interface', scope, parents: parents.filter(Boolean), fields })
      if (!declared[3]) scopes.push({ name: declared[1], fields })
    } else if (field?.[1] && field[3]) {
      inside?.fields?.set(field[1], { type: field[3], isRequired: !field[2] })
    } else if (alias?.[1] && alias[2]) found.set(full(alias[1]), { kind: 'alias', scope, type: alias[2] })
    else if (line === '}') scopes.pop()
    // A class, a function or an import: its block is skipped because it declares no parameters.
    else if (line.endsWith('{')) scopes.push({ name: '' })
  }
  return found
}

const files = new Map<string, Declarations>()

/** Reads one of the package's resources: 'Subscriptions', 'BillingPortal/Sessions'. */
export function readResource(resource: string): Declarations {
  const known = files.get(resource)
  if (known) return known
  const folder = join(dirname(require.resolve('stripe')), '..', 'esm', 'resources')
  const read = parseDeclarations(readFileSync(join(folder, `${resource}.d.ts`), 'utf8'))
  files.set(resource, read)
  return read
}

/** Resolves a name from the innermost scope outward. */
export function resolveName(declarations: Declarations, scope: string, name: string): Declaration | null {
  const parts = scope.split('.').filter(Boolean)
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const found = declarations.get([...parts.slice(0, depth), name].join('.'))
    if (found) return found
  }
  return null
}
