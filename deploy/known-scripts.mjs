// @ts-check
/** Runs server/known-scripts.ts outside of Next: a build for a host finishes its pages before anything is started. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import minifyScript from '../lib/safety/script-loader.mjs'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))

/** The page scripts as their text, like in next.config.mjs. @type {import('esbuild').Plugin} */
const asText = {
  name: 'as-text',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\?raw$/ }, async ({ path, resolveDir, kind }) => {
      const { path: file } = await resolve(path.replace('?raw', ''), { resolveDir, kind })
      return { path: file, namespace: 'raw' }
    })
    onLoad({ filter: /./, namespace: 'raw' }, async ({ path }) => ({
      contents: minifyScript(await readFile(path, 'utf8')),
      loader: 'text',
    }))
  },
}

export async function listKnownScripts() {
  const { outputFiles } = await build({
    entryPoints: [`${root}server/known-scripts.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    alias: {
      '@': root.replace(/\/$/, ''),
      'server-only': 'next/dist/compiled/server-only/empty.js',
      // ES modules with a default export: required, it would be the whole module.
      'icu-minify/compile': require.resolve('icu-minify/compile'),
      'icu-minify/format': require.resolve('icu-minify/format'),
    },
    plugins: [asText],
  })
  /** @type {{ exports: { listKnownScripts?: () => void } }} */
  const module = { exports: {} }
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, require)
  module.exports.listKnownScripts?.()
}
