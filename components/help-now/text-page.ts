import { getExitScript, workerScript } from '@/lib/safety/page-script'
import { site } from '@/lib/site/site'
import { html, type Markup, raw } from './html'

interface TextPage {
  title: string
  /** What else stands in the head. */
  head: Markup
  style: string
  main: Markup
}

/** A whole page of text alone, for a handler: the exit before everything, the service worker behind it. */
export function createTextPage({ title, head, style, main }: TextPage): string {
  const exit = raw(getExitScript(site.exitUrl))
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - ${site.name}</title>${head}<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${raw(style)}</style></head><body><script>${exit}</script><a class="k" href="#main">Skip to content</a><a class="k" href="/leave" rel="nofollow noreferrer" data-exit>Exit this site now</a><p class="k" role="status" data-exit-status></p><header><a href="/">${site.name}</a></header><main id="main" tabindex="-1">${main}</main><div class="x" role="group" aria-label="Leave"><a href="/leave" rel="nofollow noreferrer" data-exit>Exit this site</a></div><script>${raw(workerScript)}</script></body></html>`
    .text
}
