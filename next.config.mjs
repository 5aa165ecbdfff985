import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { listCardFormHeaders, listCommonHeaders } from './lib/http/common-headers.mjs'
import { listRewrites } from './lib/routes/rewrites.mjs'
import { chooseBuildFiles } from './lib/safety/offline/build-files.mjs'

/** The page's own scripts are asked for as text ('./exit-script.js?raw'): made small, and past every other loader. */
const RAW = /^\?raw$/
const scriptLoader = new URL('./lib/safety/script-loader.mjs', import.meta.url).pathname

/** What every answer carries and no request decides. Our server sets the same (server/guard.ts), on more answers. */
const headers = [
  { source: '/((?!donate/pay/).*)', list: listCommonHeaders },
  { source: '/donate/pay/:path*', list: listCardFormHeaders },
].map(({ source, list }) => ({
  source,
  headers: list(process.env.SITE_URL ?? '').map(([key, value]) => ({ key, value })),
}))

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Our server does it (server/compress.ts), and for a page that it keeps only once.
  compress: false,
  agentRules: false,
  // `npm test` asks the compiler itself, of tests and tools too. Whoever only starts the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: new URL('./lib/cache/handler.mjs', import.meta.url).pathname,
  serverExternalPackages: ['pdfkit', 'fontkit', 'undici'],
  images: { unoptimized: true },
  headers: async () => headers,
  rewrites: async () => ({ beforeFiles: listRewrites(), afterFiles: [], fallback: [] }),
  experimental: { inlineCss: true, authInterrupts: true },
  webpack: (webpack) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [
        { resourceQuery: RAW, type: 'asset/source', use: [scriptLoader] },
        ...webpack.module.rules.map((rule) =>
          rule && typeof rule === 'object' && !rule.resourceQuery ? { ...rule, resourceQuery: { not: [RAW] } } : rule,
        ),
      ],
    },
  }),
}

/**
 * next-pwa puts the list of the build's files into our own worker, and writes it to `.next/sw.js`. Nothing of its usual
 * caching is taken: it would store pages and answers of calls. Every page registers it (lib/safety/offline/start-worker.js).
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
  return pwa(config)
}

/** A server that only serves loads none of what builds. @param {string} phase */
export default (phase) => (phase === PHASE_PRODUCTION_BUILD ? addWorker() : config)
