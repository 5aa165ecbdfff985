import { gzipSync } from 'node:zlib'
import { type StateCode, sortStates, stateSlug } from '@/lib/geography/states'
import type { HelpGroup, StateHelp } from '@/lib/resources/states/state-help'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { listVersions, to } from '@/lib/site/language/paths'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { type HelpLanguage, listHelpLanguages } from '@/lib/site/messages/messages'
import { site } from '@/lib/site/site'
import { formatDate, smsLink, telLink } from '@/lib/text/format'
import { createEntry, createHotline } from './help-entry'
import { helpStyle } from './help-style'
import { html, type Markup } from './markup'
import { createTextPage } from './text-page'

/** The compressed size that fits in a connection's first round trip, with room for the headers. */
export const PAGE_LIMIT = 14_000

const HELP_NOW = '/help-now'

interface Page {
  title: string
  description: string
  path: string
  main: Markup
  isIndexed?: boolean
}

export function createAlternates(path: string): Markup[] {
  const versions = listVersions(path).map((version) => ({
    tag: languageTags[version.language].tag,
    path: version.path,
  }))
  const all = path === HELP_NOW ? [...versions, ...listHelpLanguages()] : versions
  return all.map((one) => html`<link rel="alternate" hreflang="${one.tag}" href="${site.url}${one.path}">`)
}

function createPage({ title, description, path, main, isIndexed = true }: Page): string {
  const head = html`<meta name="description" content="${description}"><meta name="format-detection" content="telephone=no">${
    isIndexed
      ? html`<link rel="canonical" href="${site.url}${to(path)}">${createAlternates(path)}`
      : html`<meta name="robots" content="noindex">`
  }<meta property="og:title" content="${site.name}">`
  return createTextPage({ title, head, style: helpStyle, main, path })
}

function createDanger(): Markup {
  const w = words().helpNow
  return html`<p class="d"><b>${w.danger}</b> <a href="${telLink('911')}">${w.call} <b class="n">911</b></a> ${w.danger2}<a href="${smsLink('911')}">${w.text911}<span class="n">911</span></a>.</p>`
}

function createNoPapers(): Markup | null {
  const w = words().help.noPapers
  return w.text
    ? html`<p>${w.text} <a href="${to('/legal-education/guides/immigrant-safety')}">${w.link}</a>.</p>`
    : null
}

function createNational(): Markup {
  return html`<h2 id="hotlines">${words().helpNow.national}</h2>${createNoPapers()}<ul>${localizedHotlines().map(createHotline)}</ul>`
}

function createGroup(group: HelpGroup, state: StateCode, day: Date, most: number): Markup {
  const shown = group.entries.slice(0, most)
  const rest = group.entries.length - shown.length
  const category = group.id === 'legal' ? 'rights-advocacy' : 'housing-shelter'
  const w = words().helpNow
  const more = html`<p><a href="${to(`/resources/${category}/in/${stateSlug(state)}`)}">${w.more({ count: rest, code: state })}</a></p>`
  return html`<h2 id="${group.id}">${w.groups[group.id]}</h2><ul>${shown.map((entry) => createEntry(entry, day))}</ul>${
    rest > 0 ? more : null
  }`
}

function createContents({ groups, state }: StateHelp): Markup {
  const w = words().helpNow
  const links = groups.map(({ id }) => html`<li><a href="#${id}">${w.groups[id]}</a></li>`)
  return html`<nav aria-label="${w.inState({ code: state })}"><ul>${links}</ul></nav>`
}

function createEnd(state: StateCode, day: Date): Markup {
  const made = formatDate(day.toISOString().slice(0, 10), 'day', words().records.tag)
  const w = words().helpNow
  const slug = stateSlug(state)
  return html`<h2>${w.end}</h2><p>${w.made({ date: made })}</p><div class="a"><a href="${to('/help-now')}">${w.links.another}</a><a href="${to(`/help/${slug}`)}">${w.links.county}</a><a href="${to(`/legal-education/states/${slug}`)}">${w.links.rights({ code: state })}</a><a href="${to('/emergency')}">${w.links.tools}</a><a href="${to('/emergency#keep')}">${w.links.keep}</a><a href="${to(`/resources/housing-shelter/in/${slug}`)}">${w.links.all}</a></div>`
}

function createStatePage(help: StateHelp, day: Date, most: number): string {
  const { state } = help
  const { helpNow: w, help: copy, records } = words()
  const missing = help.hasStateLine
    ? null
    : help.hasLocalLine
      ? html`<p class="c">${w.noStateLine({ code: state })}</p>`
      : html`<p class="c"><b>${w.noLocalLine({ code: state })}</b> ${w.nationalFinds}</p>`
  const older = help.isFromCopy ? html`<p class="c"><b>${copy.olderCopy.lead}</b> ${copy.olderCopy.text}</p>` : null
  const groups = help.groups.map((group) => createGroup(group, state, day, most))
  return createPage({
    title: records.state(state),
    description: w.stateDescription({ code: state }),
    path: `/help-now/${stateSlug(state)}`,
    main: html`<h1>${copy.state.heading({ code: state })}</h1>${createDanger()}${createNational()}${older}${missing}${createContents(help)}${groups}${createEnd(state, day)}`,
  })
}

export function createLanguageLink({ tag, own, path }: HelpLanguage): Markup {
  return html`<li><a href="${path}" hreflang="${tag}" lang="${tag}">${own}</a></li>`
}

export function measureCompressed(page: string): number {
  return gzipSync(page).byteLength
}

/** The full page of a state. If the directory outgrows the limit, the longest lists are cut and link to the rest. */
export function createHelpPage(help: StateHelp, day: Date): string {
  let most = Math.max(1, ...help.groups.map(({ entries }) => entries.length))
  let page = createStatePage(help, day, most)
  while (most > 1 && measureCompressed(page) > PAGE_LIMIT) {
    most = Math.floor(most * 0.85)
    page = createStatePage(help, day, most)
  }
  return page
}

/** The national hotlines and a link to every state. `unknown` if the address named a state that does not exist. */
export function createHelpIndex(isUnknown = false): string {
  const { helpNow: w, records } = words()
  const main = html`<h1>${w.heading}</h1>${
    isUnknown ? html`<p class="c"><b>${w.unknown.lead}</b> ${w.unknown.text}</p>` : null
  }${createDanger()}<nav id="languages" aria-label="${w.languages}"><ul>${listHelpLanguages().map(createLanguageLink)}</ul></nav>${createNational()}<h2 id="states">${w.inYourState}</h2><nav aria-label="${w.states}"><ul>${sortStates(
    records.state,
  ).map(
    (code) => html`<li><a href="${to(`/help-now/${stateSlug(code)}`)}">${records.state(code)}</a></li>`,
  )}</ul></nav>`
  return createPage({
    title: w.byState,
    description: w.description,
    path: HELP_NOW,
    main,
    isIndexed: !isUnknown,
  })
}
