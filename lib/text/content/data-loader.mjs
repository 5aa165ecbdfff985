import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Says where something was read, which no browser shows. @param {string} key @param {unknown} value */
const shownOnly = (key, value) => (key === 'source' ? undefined : value)

/**
 * For bundles of browsers, which have no files: a module `*.data.ts` as the data that it exports, without the schema that
 * checked them on the server. It exports nothing but `readList('...')` and `readText('...')`.
 * @this {{ rootContext: string, addDependency(file: string): void }}
 * @param {string} source
 */
export default function inlineData(source) {
  const exported = [...source.matchAll(/^export const (\w+) = read(List|Text)\(\s*'([^']+)'/gm)]
  if (exported.length === 0 || exported.length !== source.match(/^export /gm)?.length)
    throw new Error('A module *.data.ts exports only what it reads: export const facts = readList(...).')
  return exported
    .map(([, name, how, path = '']) => {
      const file = join(this.rootContext, 'content', path)
      this.addDependency(file)
      const text = readFileSync(file, 'utf8')
      return `export const ${name} = ${JSON.stringify(how === 'List' ? parse(text) : text, shownOnly)}\n`
    })
    .join('')
}
