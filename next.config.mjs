// @ts-check
import { existsSync } from 'node:fs'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { listCardFormHeaders, listCommonHeaders, privateHeaders } from './lib/http/common-headers.mjs'
import { namedPages } from './lib/routes/named-pages.mjs'
import { listPrivateSources, listRewrites } from './lib/routes/rewrites.mjs'
import { chooseBuildFiles } from './lib/safety/offline/build-files.mjs'

/** The page scripts are imported as text ('./exit-script.js?raw'): minified, bypassing every other loader. */
const RAW = /^\?raw$/
const scriptLoader = new URL('./lib/safety/script-loader.mjs', import.meta.url).pathname

/** A text that is saved while developing shows at once. */
const contentFiles = /lib\/text\/content\/files\.ts$/
const contentWatcher = new URL('./lib/text/content/watch-loader.mjs', import.meta.url).pathname

/** Facts that browsers have too: their bundles get the data of the file, since they cannot read it. */
const dataModules = /\.data\.ts$/
const dataLoader = new URL('./lib/text/content/data-loader.mjs', import.meta.url).pathname

/** Interface messages reach a server and a browser compiled, without the compiler. */
const messageFiles = /\/messages\/(en|es)\/[a-z-]+\.json$/
const messageCompiler = new URL('./lib/site/language/compile-messages.mjs', import.meta.url).pathname

const isStandalone = Boolean(process.env.STANDALONE || process.env.NEXT_PRIVATE_STANDALONE)
/** A standalone build, or one for a host that deploys only traced files. Tracing takes ten minutes. */
const isPacked = isStandalone || Boolean(process.env.NEXT_ADAPTER_PATH || process.env.VERCEL)

/** Where they are read from node_modules, two copies of their thousand modules need not be compiled (saves a fifth of the build). */
const largePackages = ['@redis/client', 'stripe', 'drizzle-orm', 'feedsmith', 'read-excel-file']

/** A folder without code. If nobody needs the trace, nothing outside of it has to be traced (saves two minutes). */
const nothing = new URL('./public', import.meta.url).pathname

/** Parses every page's script once more to see what it reads: half a minute for what nobody takes. */
const isTracer = (/** @type {{ constructor: { name: string } }} */ plugin) =>
  plugin.constructor.name === 'TraceEntryPointsPlugin'

/** What every answer carries and no request decides. Our server sets the same (server/guard.ts), on more answers. */
const headers = [
  { source: '/((?!donate/pay/).*)', list: listCommonHeaders(process.env.SITE_URL ?? '') },
  { source: '/donate/pay/:path*', list: listCardFormHeaders(process.env.SITE_URL ?? '') },
  // A font's name changes with its content. Otherwise each page would ask again whether it is still the same.
  { source: '/fonts/:file', list: [['cache-control', 'public, max-age=31536000, immutable']] },
  ...listPrivateSources().map((source) => ({ source, list: privateHeaders })),
].map(({ source, list }) => ({ source, headers: list.map(([key, value]) => ({ key, value })) }))

/** Files read at run time without an import: hosts that deploy only traced files need them too. */
const readFiles = [
  '.next/BUILD_ID',
  '.next/static/css/*.css',
  'content/**',
  'db/seed/geo/**',
  'lib/site/messages/*.json',
  'node_modules/@opentelemetry/**/*.{js,json}',
  'node_modules/@expo-google-fonts/fraunces/600SemiBold/*.ttf',
  'node_modules/@expo-google-fonts/source-sans-3/{400Regular,600SemiBold}/*.ttf',
]

/** What a run-time path (`process.cwd()`) would pull in. */
const notRead = [
  '.data/**',
  '.next/{cache,diagnostics,types}/**',
  '.next/{lock,trace*}',
  '.open-next/**',
  '.vercel/**',
  'bench/**',
  'docs/**',
  'local/**',
  'tests/**',
]

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Our server compresses (server/compress.ts), cached pages only once, and hosts do it themselves.
  compress: false,
  agentRules: false,
  // `npm test` runs the compiler itself, including tests and tools. Starting the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Vercel's own cache handler learns of expired tags, and would be replaced.
  cacheHandler: process.env.VERCEL ? undefined : new URL('./lib/cache/handler.mjs', import.meta.url).pathname,
  // Finished responses are kept in memory (server/page-memory.ts): Next would keep 50 MB of the same pages again.
  cacheMaxMemorySize: 0,
  // A folder with everything that serving needs and nothing else (Dockerfile, deploy/aws).
  output: isStandalone ? 'standalone' : undefined,
  outputFileTracingIncludes: isPacked
    ? { '/**': readFiles, '/sw.js': ['.next/sw.js', ...namedPages.map((name) => `.next/server/app/${name}.html`)] }
    : {},
  outputFileTracingExcludes: isPacked ? { '/**': notRead } : {},
  // On a host with its own adapter, ours runs first.
  adapterPath: process.env.NEXT_ADAPTER_PATH && new URL('./deploy/adapter.mjs', import.meta.url).pathname,
  serverExternalPackages: ['pdfkit', 'fontkit', 'undici', ...(isPacked ? [] : largePackages)],
  images: { unoptimized: true },
  headers: async () => headers,
  rewrites: async () => ({ beforeFiles: listRewrites(), afterFiles: [], fallback: [] }),
  // Such a folder is read-only: pages rendered while serving are cached in memory.
  // Only the icons in use, of two thousand (components/ui/icon.tsx): otherwise a build reads all of them, three times.
  modularizeImports: { lucide: { transform: 'lucide/dist/esm/icons/{{kebabCase member}}.mjs' } },
  // No preload header: a page without React has its styles inline (lib/cache/policy.mjs).
  reactMaxHeadersLength: 0,
  experimental: { authInterrupts: true, globalNotFound: true, isrFlushToDisk: !isStandalone },
  webpack: (webpack, { dev, isServer }) => ({
    ...webpack,
    // To write it takes a fifth of the build. A first build leaves it to the next one, which reads it.
    cache: process.env.CI || !existsSync('.next/BUILD_ID') ? false : webpack.cache,
    plugins: isPacked ? webpack.plugins : webpack.plugins.filter((plugin) => !isTracer(plugin)),
    resolve: { ...webpack.resolve, alias: { ...webpack.resolve.alias, 'icu-minify/compile': false } },
    module: {
      ...webpack.module,
      rules: [
        { test: messageFiles, type: 'json', use: [messageCompiler] },
        { resourceQuery: RAW, type: 'asset/source', use: [scriptLoader] },
        ...(isServer ? [] : [{ test: dataModules, enforce: 'pre', use: [dataLoader] }]),
        ...(dev ? [{ test: contentFiles, use: [contentWatcher] }] : []),
        ...webpack.module.rules.map((rule) =>
          rule && typeof rule === 'object' && !rule.resourceQuery ? { ...rule, resourceQuery: { not: [RAW] } } : rule,
        ),
      ],
    },
  }),
}

/**
 * next-pwa injects the list of build files into our own worker, and writes it to `.next/sw.js`. Its default caching is
 * not used: it would store pages and API responses. Every page registers the worker (lib/safety/offline/start-worker.js).
 */
async function addWorker() {
  const { default: withPwa } = await import('next-pwa')
  const pwa = withPwa({
    dest: '.next',
    register: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    fallbacks: false,
    additionalManifestEntries: [],
    publicExcludes: ['!**/*'],
    swSrc: 'lib/safety/offline/worker.js',
    compileSrc: false,
    manifestTransforms: [chooseBuildFiles],
  })
  return pwa({ ...config, outputFileTracingRoot: isPacked ? undefined : nothing })
}

/** A server that only serves loads no build tools. @param {string} phase */
export default (phase) => {
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  // Without the adapters its pages would have no policy.
  if (process.env.VERCEL && !process.env.NEXT_ADAPTER_PATH)
    throw new Error('On Vercel, build with NEXT_ENABLE_ADAPTER=1.')
  return addWorker()
}
