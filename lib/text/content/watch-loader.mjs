import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * While developing: a file saved under `content/` is a change of lib/text/content/files.ts, and of every page that shows it.
 * @this {{ rootContext: string, addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function watchContent(source) {
  const folder = join(this.rootContext, 'content')
  this.addContextDependency(folder)
  const saved = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))).mtimeMs)
  return `${source}\nexport const savedAt = ${Math.max(...saved)}\n`
}
