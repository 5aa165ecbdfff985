import { rings } from '@/components/ui/bloom'
import type { ExitWords } from '@/lib/safety/exit-script.js'
import { knowScripts, knowStyle } from '@/lib/safety/inline-parts.mjs'
import { getExitScript, workerScript } from '@/lib/safety/page-script'
import { listVersions, to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { html, type Markup, raw } from './markup'

/** What stands around the text, in a language that is not one of the site's. */
export interface Frame {
  tag: string
  direction: 'ltr' | 'rtl'
  skip: string
  exitNow: string
  exit: string
  leave: string
  exitWords: ExitWords
  /** Links to the same page in other languages. */
  languages: Markup
}

interface TextPage {
  title: string
  /** Additional elements for the head. */
  head: Markup
  style: string
  main: Markup
  /** The English path, if the page exists in other languages. */
  path?: string
  frame?: Frame
}

const petalColors = ['#da7300', '#f2a02a', '#f7cb65']

/** The site's mark, which is in no file of its own: without a connection it is there too. */
const bloom = html`<svg width="34" height="34" viewBox="-50 -50 100 100" aria-hidden="true">${rings.map(
  ({ petals, turn, rx, ry, cy }, ring) =>
    html`<g fill="${petalColors[ring] ?? ''}">${Array.from(
      { length: petals },
      (_, petal) =>
        html`<ellipse rx="${rx}" ry="${ry}" cy="${cy}" transform="rotate(${Math.round(turn + (petal * 360) / petals)})"/>`,
    )}</g>`,
)}<circle r="4.5" fill="#80421a"/></svg>`

/** The same page in each other language that has it. */
function createLanguages(path: string): Markup[] {
  return listVersions(path)
    .filter(({ language }) => language !== currentLanguage())
    .map(({ language, path: href }) => {
      const { tag, name } = languageTags[language]
      return html` <a href="${href}" hreflang="${tag}" lang="${tag}">${name}</a>`
    })
}

function createFrame(path: string | undefined): Frame {
  const { layout, helpNow, exit } = words()
  return {
    tag: languageTags[currentLanguage()].tag,
    direction: 'ltr',
    skip: layout.skip,
    exitNow: layout.exitNow,
    exit: helpNow.exit,
    leave: helpNow.leave,
    exitWords: exit,
    languages: html`${path ? createLanguages(path) : null}`,
  }
}

/** A complete text-only page for a handler: the exit first, the service worker last. */
export function createTextPage({ title, head, style, main, path, frame = createFrame(path) }: TextPage): string {
  const exitScript = getExitScript(site.exitUrl, frame.exitWords)
  knowScripts(frame.tag, [exitScript, workerScript])
  knowStyle(style)
  const exit = raw(exitScript)
  const direction = frame.direction === 'rtl' ? html` dir="rtl"` : null
  return html`<!doctype html><html lang="${frame.tag}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - ${site.name}</title>${head}<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${raw(style)}</style></head><body><script>${exit}</script><nav aria-label="${frame.exitNow}"><a class="k" href="#main">${frame.skip}</a><a class="k" href="/leave" rel="nofollow noreferrer" data-exit>${frame.exitNow}</a></nav><p class="k" role="status" data-exit-status></p><header><a href="${to('/')}">${bloom}${site.name}</a>${frame.languages}</header><main id="main" tabindex="-1">${main}</main><nav class="x" aria-label="${frame.leave}"><a href="/leave" rel="nofollow noreferrer" data-exit>${frame.exit}</a></nav><script>${raw(workerScript)}</script></body></html>`
    .text
}
