/** A short page in a language of its own: whom to call, an interpreter, a place tonight, the card for a wallet. */
import { to } from '@/lib/site/language/paths'
import { languageTags } from '@/lib/site/language/tags'
import { exitWordsOf, fill, type HelpLanguage, listHelpLanguages, type MessageKey } from '@/lib/site/messages/messages'
import { type Hotline, hotline, hotlines, site } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'
import { createAlternates, createLanguageLink } from './help-page'
import { helpStyle } from './help-style'
import { html, type Markup } from './markup'
import { createTextPage } from './text-page'

/** The lines that get an interpreter, as lib/safety/content/hotline-notes.ts has it with its sources. */
const interpreted = new Set(['domestic-violence', 'suicide-prevention', 'human-trafficking'])

/** What she says or writes in English, as it stands in 'Ready for the call'. */
const inEnglish = {
  where: 'Help. I am in danger. I am at ___.',
  bed: 'I need a safe place to sleep tonight. There are ___ of us. I am near ___.',
  next: 'Who else can I call tonight? Do you have their number?',
}

const languageStyle = [
  'h1,h2,h3{font-weight:600;letter-spacing:0}',
  // The heading font has not all of its letters.
  'main:lang(vi){--serif:Georgia,"Noto Serif",serif}',
  '.w{border:2px solid;padding:.5rem 1rem;max-width:22rem;break-inside:avoid}',
  'ul.l{list-style:disc;padding-inline-start:1.25rem}',
  '[dir=rtl] .c{border-left:0;border-right:6px solid var(--mark)}',
  'form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}',
  'label{display:grid;grid-template-columns:minmax(0,1fr);gap:.25rem;max-width:100%}',
  'input{width:100%}input,button{font:inherit;box-sizing:border-box;min-height:48px;padding:.35rem .9rem;border:1.5px solid var(--soft);border-radius:10px;background:var(--paper);color:var(--ink)}',
].join('')

const say = (text: string) => html`<b lang="en" dir="ltr">“${text}”</b>`

const call = (label: string, number: string, name = '') =>
  html`<a href="${telLink(number)}"${name ? html` aria-label="${label} ${number}, ${name}"` : null}>${label} <b class="n" dir="ltr">${number}</b></a>`

function createLine({ messages }: HelpLanguage, { id, name, phone, text }: Hotline): Markup {
  const about = messages[`lines.${id}` as MessageKey]
  const texting =
    text && fill(messages[text.body ? 'lines.text' : 'lines.textTo'], { word: text.body ?? '', number: text.to })
  const who = interpreted.has(id) ? messages['lines.interpreted'] : messages['lines.both']
  return html`<li class="e"><h3>${about}</h3><p class="s"><span lang="en" dir="ltr">${name}</span> · ${who}</p><div class="a">${
    phone ? call(messages['lines.call'], phone, name) : null
  }${text && texting ? html`<a href="${smsLink(text.to, text.body)}">${texting}</a>` : null}</div></li>`
}

function createTonight({ messages: m, say: saying }: HelpLanguage): Markup {
  const { name, phone } = hotline('domestic-violence')
  return html`<h2 id="tonight">${m['tonight.title']}</h2><p>${m['tonight.lead']} ${
    phone ? call(m['lines.call'], phone, name) : null
  }</p><p class="c">${saying} ${say(inEnglish.bed)}<br>${m['tonight.means']}</p><p>${m['tonight.ask']}</p><p>${
    m['tonight.refuse']
  }</p><p class="c">${m['tonight.full']} ${say(inEnglish.next)}<br>${m['tonight.fullMeans']}</p><p>${
    m['tonight.local']
  } ${call(m['lines.call'], '211')}</p><p>${m['tonight.find']}</p><form action="/safe-tonight" method="get"><label>${
    m['tonight.place']
  }<input name="place" maxlength="100" autocomplete="off" dir="ltr"></label><button>${m['tonight.search']}</button></form>`
}

const deadly: MessageKey[] = ['deadly.choked', 'deadly.gun', 'deadly.threat', 'deadly.follows', 'deadly.leaving']
const phoneKeys: MessageKey[] = ['phone.other', 'phone.list', 'phone.exit', 'phone.history']

function createCard({ messages: m, english }: HelpLanguage): Markup {
  const numbers = ['911', hotline('domestic-violence').phone, hotline('suicide-prevention').phone, '211']
  return html`<h2 id="card">${m['wallet.title']}</h2><p>${m['wallet.lead']} ${m['wallet.memory']}</p><div class="w"><p><b>${
    m['wallet.name']
  }</b></p><ul dir="ltr">${numbers.map((number) => html`<li class="n">${number ?? null}</li>`)}</ul><p lang="en" dir="ltr">${english}</p></div>`
}

const PATH = '/help-now'

function createLinks(current: HelpLanguage): Markup {
  const others = listHelpLanguages().filter(({ tag }) => tag !== current.tag)
  const own = html`<li><a href="${PATH}" hreflang="en-US" lang="en-US">English</a></li><li><a href="/es${PATH}" hreflang="es-US" lang="es-US">${languageTags.es.name}</a></li>`
  return html`<h2 id="languages">${current.messages['more.languages']}</h2><nav aria-label="${
    current.messages['more.languages']
  }"><ul>${own}${others.map(createLanguageLink)}</ul></nav>`
}

export function createLanguagePage(language: HelpLanguage): string {
  const { messages: m, tag, own, direction, danger, interpreter, say: saying, english, title, path } = language
  const head = html`<meta name="description" content="${m.description}"><meta name="format-detection" content="telephone=no"><link rel="canonical" href="${site.url}${path}">${createAlternates(PATH)}<meta property="og:title" content="${site.name}">`
  const main = html`<h1>${m.heading}</h1><p><b>${title}</b></p><p class="d"><b>${danger}</b> ${call(m['lines.call'], '911')} ${m['danger.silent']}</p><p>${m['danger.text']} ${say(inEnglish.where)} <a href="${smsLink('911')}" class="n" dir="ltr">911</a></p><h2 id="interpreter">${
    m['interpreter.title']
  }</h2><p class="c">${interpreter} ${saying} ${say(english)}<br>${m['interpreter.wait']}</p><p>${m['interpreter.show']} ${
    m['interpreter.child']
  }</p><h2 id="hotlines">${m['lines.title']}</h2><ul>${hotlines.map((line) => createLine(language, line))}</ul><p>${
    m['lines.texts']
  }</p><p>${m['lines.status']}</p>${createTonight(language)}<h2 id="deadly">${m['deadly.title']}</h2><p>${
    m['deadly.lead']
  }</p><ul class="l">${deadly.map((key) => html`<li>${m[key]}</li>`)}</ul><p><b>${m['deadly.doctor']}</b> ${
    m['deadly.believe']
  }</p><h2 id="phone">${m['phone.title']}</h2><ul class="l">${phoneKeys.map((key) => html`<li>${m[key]}</li>`)}</ul>${createCard(
    language,
  )}<h2>${m['more.title']}</h2><p>${m['more.translated']}</p><p><a href="${to(PATH)}" hreflang="en-US">${m['more.english']}</a></p>${createLinks(language)}`
  return createTextPage({
    title: own,
    head,
    style: helpStyle + languageStyle,
    main,
    frame: {
      tag,
      direction,
      skip: m.skip,
      exitNow: m['exit.now'],
      exit: m['exit.button'],
      leave: m['exit.group'],
      exitWords: exitWordsOf(language),
      languages: html` <a href="${PATH}" hreflang="en-US" lang="en-US">English</a>`,
    },
  })
}
