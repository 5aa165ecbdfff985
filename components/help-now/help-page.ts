import { gzipSync } from 'node:zlib'
import { type StateCode, stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { nameInSentence } from '@/lib/resources/state-wording'
import type { HelpGroup, StateHelp } from '@/lib/resources/states/state-help'
import { hotlines, site } from '@/lib/site/site'
import { formatDate } from '@/lib/text/format'
import { smsLink, telLink } from '@/lib/text/phone'
import { groupTitles } from './group-titles'
import { createEntry, createHotline } from './help-entry'
import { helpStyle } from './help-style'
import { html, type Markup } from './html'
import { createTextPage } from './text-page'

/** What fits into the first round trip of a connection, compressed, with room for the headers. */
export const PAGE_LIMIT = 14_000

interface Page {
  title: string
  description: string
  path: string
  main: Markup
  isIndexed?: boolean
}

function createPage({ title, description, path, main, isIndexed = true }: Page): string {
  const head = html`<meta name="description" content="${description}"><meta name="format-detection" content="telephone=no">${
    isIndexed ? html`<link rel="canonical" href="${site.url}${path}">` : html`<meta name="robots" content="noindex">`
  }<meta property="og:title" content="${site.name}">`
  return createTextPage({ title, head, style: helpStyle, main })
}

const danger = html`<p class="d"><b>In danger right now?</b> <a href="${telLink('911')}">Call <b class="n">911</b></a>. If you cannot speak, stay on the line. In many places you can <a href="${smsLink('911')}">text <span class="n">911</span></a>.</p>`

const national = html`<h2 id="hotlines">Free help, day and night</h2><ul>${hotlines.map(createHotline)}</ul>`

function createGroup(group: HelpGroup, state: StateCode, day: Date, most: number): Markup {
  const shown = group.entries.slice(0, most)
  const rest = group.entries.length - shown.length
  const category = group.id === 'legal' ? 'rights-advocacy' : 'housing-shelter'
  const more = html`<p><a href="/resources/${category}/in/${stateSlug(state)}">${rest} more in ${nameInSentence(state)}</a></p>`
  return html`<h2 id="${group.id}">${groupTitles[group.id]}</h2><ul>${shown.map((entry) => createEntry(entry, day))}</ul>${
    rest > 0 ? more : null
  }`
}

function createContents({ groups }: StateHelp, name: string): Markup {
  const links = groups.map(({ id }) => html`<li><a href="#${id}">${groupTitles[id]}</a></li>`)
  return html`<nav aria-label="In ${name}"><ul>${links}</ul></nav>`
}

function createEnd(state: StateCode, day: Date): Markup {
  const made = formatDate(day.toISOString().slice(0, 10))
  return html`<h2>More</h2><p>You can print this page. It was made on ${made}: call first, numbers and hours change.</p><div class="a"><a href="/help-now">Another state</a><a href="/help/${stateSlug(state)}">Help in your county</a><a href="/legal-education/states/${stateSlug(state)}">Your rights in ${nameInSentence(state)}</a><a href="/emergency">Emergency tools</a><a href="/emergency#keep">Keep help on this phone</a><a href="/resources/housing-shelter/in/${stateSlug(state)}">Everything in the directory</a></div>`
}

function createStatePage(help: StateHelp, day: Date, most: number): string {
  const { state } = help
  const name = nameInSentence(state)
  const missing = help.hasStateLine
    ? null
    : help.hasLocalLine
      ? html`<p class="c">We know of no statewide line in ${name} that someone has confirmed. The national line above finds the nearest program, day and night.</p>`
      : html`<p class="c"><b>We know of no local crisis line in ${name}.</b> The national line above finds the nearest program, day and night.</p>`
  const groups = help.groups.map((group) => createGroup(group, state, day, most))
  return createPage({
    title: stateName(state),
    description: `Phone lines, places to stay and free legal help in ${name}, on one short page.`,
    path: `/help-now/${stateSlug(state)}`,
    main: html`<h1>Help in ${name}</h1>${danger}${national}${missing}${createContents(help, name)}${groups}${createEnd(state, day)}`,
  })
}

export function measureCompressed(page: string): number {
  return gzipSync(page).byteLength
}

/** The whole page of a state. Should a directory grow past what fits, the longest lists end early and lead on. */
export function createHelpPage(help: StateHelp, day: Date): string {
  let most = Math.max(1, ...help.groups.map(({ entries }) => entries.length))
  let page = createStatePage(help, day, most)
  while (most > 1 && measureCompressed(page) > PAGE_LIMIT) {
    most = Math.floor(most * 0.85)
    page = createStatePage(help, day, most)
  }
  return page
}

/** The national lines, and the way to every state. `unknown` when an address named no state that we know. */
export function createHelpIndex(isUnknown = false): string {
  const main = html`<h1>Help now</h1>${
    isUnknown ? html`<p class="c"><b>There is no state at this address.</b> Choose yours below.</p>` : null
  }${danger}${national}<h2 id="states">Shelter and legal help in your state</h2><nav aria-label="States"><ul>${stateCodes.map(
    (code) => html`<li><a href="/help-now/${stateSlug(code)}">${stateName(code)}</a></li>`,
  )}</ul></nav>`
  return createPage({
    title: 'By state',
    description: 'National phone and text lines, and a short page for each state, on a slow connection too.',
    path: '/help-now',
    main,
    isIndexed: !isUnknown,
  })
}
