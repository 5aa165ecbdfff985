import { refuseState } from './api-error'
import type { Parameters, Value } from './parameters'

interface Branch {
  [name: string]: Branch | string
}

const MAX_FIELDS = 1000

function toValue(branch: Branch | string): Value {
  if (typeof branch === 'string') return branch
  const names = Object.keys(branch)
  const values = Object.fromEntries(Object.entries(branch).map(([name, part]) => [name, toValue(part)]))
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  return isList ? Object.values(values) : values
}

/** `items[0][price_data][currency]=usd`, as the package encodes it. */
export function readEncoded(text: string): Parameters {
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > MAX_FIELDS) throw refuseState('Too many parameters.')
  const root: Branch = Object.create(null)
  for (const [key, value] of pairs) {
    const names = [...key.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([name]) => name)
    const last = names.pop()
    if (last === undefined) throw refuseState('A parameter has no name.')
    let branch = root
    for (const name of names) {
      const next = branch[name] ?? Object.create(null)
      if (typeof next === 'string') throw refuseState(`Invalid hash for ${key}`)
      branch[name] = next
      branch = next
    }
    branch[last === '' ? String(Object.keys(branch).length) : last] = value
  }
  const value = toValue(root)
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}
