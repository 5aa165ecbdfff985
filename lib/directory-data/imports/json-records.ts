/** The records in JSON that is no list itself: a list under some name, or a tree by town and name. */
import { isObject, type Json } from '@/lib/directory-data/json-value'
import { readPrivacy } from './private-columns'

interface Found {
  record: Json
  /** The names on the way to it. */
  keys: readonly string[]
}

/** Less is a wrapper around records, or says nothing by itself. */
const isRecord = (value: Json) =>
  Object.values(value).filter((one) => one !== null && typeof one !== 'object').length >= 2

/** What stands in one list or one map comes together, whatever the names on the way. Records have no records inside. */
function collect(
  value: unknown,
  path: string,
  keys: readonly string[],
  groups: Map<string, Found[]>,
  isAmong = false,
): void {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject)
    // What stands among records is one, however little it says by itself.
    const isList = objects.filter(isRecord).length * 2 > objects.length
    for (const one of value) collect(one, `${path}[]`, keys, groups, isList)
  } else if (isObject(value) && path !== '' && (isRecord(value) || isAmong)) {
    const group = groups.get(path) ?? []
    group.push({ record: value, keys })
    groups.set(path, group)
  } else if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (!key.startsWith('_')) collect(one, `${path}{}`, [...keys, key], groups)
    }
  }
}

const NAME = /name|title|organi[sz]ation|agency|provider/i

/** In a map, a record's name may be what it is found by; the name of the list may be its town. */
function addKeys({ record, keys }: Found, isMap: boolean): Json {
  const own = keys.at(-1) ?? ''
  const isNamed = !isMap || Object.keys(record).some((key) => NAME.test(key)) || !/\p{L}{3}/u.test(own)
  const way = isMap ? keys.slice(0, -1) : keys
  // A list that is called inactive or internal says so of all that stand in it.
  const ended = way.find((key) => readPrivacy('status', 'status', key, '') === 'out')
  return { ...(isNamed ? {} : { name: own }), group: way.at(-1), ...record, 'group status': ended }
}

/** Those of the largest group; none if there is only one. */
export function findRecords(tree: unknown): Json[] {
  const groups = new Map<string, Found[]>()
  collect(tree, '', [], groups)
  const [[path, best] = ['', []]] = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return best.length < 2 ? [] : best.map((one) => addKeys(one, path.endsWith('{}')))
}
