/** For processes outside Next: only Next's bundler knows `server-only`. */
import { register } from 'node:module'

const hook = `export async function resolve(name, context, next) {
  return name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context)
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url)
