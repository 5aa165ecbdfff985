/**
 * A translation consists of texts only, in the shape of the English content: everything language-independent
 * (addresses, sources, dates, ids) stays in one place. An object with a single text is
 * translated by that text, and a list of objects with ids by those ids.
 */
const untranslatedKeys = [
  'blank',
  'category',
  'date',
  'difficulty',
  'format',
  'group',
  'guides',
  'href',
  'icon',
  'key',
  'kind',
  'lastUpdated',
  'limits',
  'review',
  'slug',
  'source',
  'sources',
  'statePart',
  'tables',
  'tone',
  'tools',
  'type',
  'url',
  'value',
] as const

type Same = 'id' | (typeof untranslatedKeys)[number]
type Spoken<Content> = {
  [Key in keyof Content as Key extends Same
    ? never
    : Content[Key] extends number | boolean | null
      ? never
      : Key]: Content[Key]
}
type IsUnion<One, All = One> = One extends All ? ([All] extends [One] ? false : true) : never

/** A list without a fixed number of texts, such as a guide's keywords. */
type Free = 'tags'

/** A map with arbitrary keys. */
type ByName = 'records'

type Words<Content> = {
  [Key in keyof Content]: Key extends Free
    ? string[]
    : [Key, Content[Key]] extends [ByName, Record<string, unknown>]
      ? { [Name in keyof Content[Key]]: Translation<Content[Key][Name]> }
      : Translation<Content[Key]>
}

/** The keys it always has. */
type Needed<Thing> = {
  [Key in keyof Thing]-?: Record<never, never> extends Pick<Thing, Key> ? never : Key
}[keyof Thing]

/** The only text of an object; a string if others are optional. */
type Only<Thing, Key extends keyof Thing = Needed<Thing>> = [Key] extends [never]
  ? string
  : IsUnion<Key> extends true
    ? never
    : Translation<Thing[Key]>

type OfThing<Thing, Key extends keyof Thing = keyof Thing> = [Key] extends [never]
  ? never
  : [string] extends [Key]
    ? { [Name in Key]: Translation<Thing[Name]> }
    : IsUnion<Key> extends true
      ? Words<Thing> | Only<Thing>
      : undefined extends Thing[Key]
        ? Words<Thing>
        : Translation<Thing[Key]>

type Named = { id: string } | { slug: string }
type NameOf<Thing> = Thing extends { id: infer Id extends string }
  ? Id
  : Thing extends { slug: infer Slug extends string }
    ? Slug
    : never

/** The shape of a translation of some content. */
export type Translation<Content> = Content extends string
  ? string
  : Content extends readonly (infer Thing)[]
    ? [Thing] extends [Named]
      ? { [One in Thing as NameOf<One>]: OfThing<Spoken<One>> }
      : { [Index in keyof Content]: Translation<Content[Index]> }
    : OfThing<Spoken<Content>>

type Tree = Record<string, unknown>

const fixed = new Set<string>(['id', ...untranslatedKeys])

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTranslated([key, value]: [string, unknown]): boolean {
  return !fixed.has(key) && (typeof value === 'string' || (typeof value === 'object' && value !== null))
}

/** An object that is only referenced, such as a record to which a list adds nothing. */
function isReference(content: unknown): boolean {
  return isTree(content) && !Object.entries(content).some(isTranslated)
}

function mergeTranslation(content: unknown, words: unknown, at: string): unknown {
  if (isReference(content)) return content
  if (words === undefined) throw new Error(`Not translated: ${at}`)
  if (typeof content === 'string') return words
  if (Array.isArray(content)) return mergeList(content, words, at)
  return isTree(content) ? mergeObject(content, words, at) : content
}

function mergeList(list: unknown[], words: unknown, at: string): unknown[] {
  if (!Array.isArray(words)) {
    const named = isTree(words) ? words : {}
    return list.map((thing) => {
      const name = isTree(thing) ? String(thing.id ?? thing.slug) : ''
      return mergeTranslation(thing, named[name], `${at}/${name}`)
    })
  }
  if (words.length !== list.length) throw new Error(`${at}: ${list.length} in English, ${words.length} here`)
  return list.map((thing, index) => mergeTranslation(thing, words[index], `${at}/${index}`))
}

function mergeObject(thing: Tree, words: unknown, at: string): Tree {
  const translatable = Object.entries(thing).filter(isTranslated)
  const [only] = translatable
  if (!isTree(words) || (translatable.length === 1 && only && !(only[0] in words))) {
    if (translatable.length !== 1 || !only) throw new Error(`${at}: more than one text to translate`)
    return { ...thing, [only[0]]: mergeTranslation(only[1], words, at) }
  }
  const translated = translatable.map(([key, value]) => [
    key,
    key === 'tags' ? words[key] : mergeTranslation(value, words[key], `${at}/${key}`),
  ])
  return { ...thing, ...Object.fromEntries(translated) }
}

/** Merges content with its translation; throws if a text is missing or superfluous. */
export function translate<Content>(content: Content, words: Translation<NoInfer<Content>>): Content {
  return mergeTranslation(content, words, 'content') as Content
}
