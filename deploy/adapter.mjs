// @ts-check
/**
 * Next's hook for hosts (`adapterPath`): finishes the build, then hands it to the host's own adapter, which the host
 * names in NEXT_ADAPTER_PATH and which next.config.mjs replaces with this one. On Vercel it then wraps the functions in
 * the request guard.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { finishBuild } from './finish-build.mjs'
import { listKnownScripts } from './known-scripts.mjs'
import { packForVercel } from './vercel/pack.mjs'

/** @typedef {import('next').NextAdapter} NextAdapter */

/** @returns {Promise<NextAdapter | null>} */
async function loadHostAdapter() {
  const name = process.env.NEXT_ADAPTER_PATH
  if (!name) return null
  const path = createRequire(pathToFileURL(`${process.cwd()}/`)).resolve(name)
  let adapter = await import(pathToFileURL(path).href)
  // Like Next: for a module compiled to CommonJS, `default` is its exports.
  while (adapter?.default) adapter = adapter.default
  return adapter
}

/** @type {NextAdapter} */
const adapter = {
  name: 'marigold',
  async modifyConfig(config, context) {
    const host = await loadHostAdapter()
    return host?.modifyConfig ? host.modifyConfig(config, context) : config
  },
  async onBuildComplete(context) {
    await listKnownScripts()
    await finishBuild(context.outputs, context.distDir)
    const host = await loadHostAdapter()
    await host?.onBuildComplete?.(context)
    if (process.env.VERCEL) await packForVercel(context.distDir)
  },
}

export default adapter
