// @ts-check

import { describeWhen } from './describe-when.js'

/** Home's news: its topic buttons filter in place, and every half hour it looks for newer stories. */
export function startTeaser() {
  const teaser = document.querySelector('[data-teaser]')
  const list = teaser && teaser.querySelector('[data-teaser-list]')
  const template = teaser && teaser.querySelector('template')
  if (!teaser || !list || !template) return
  const buttons = Array.from(teaser.querySelectorAll('[data-topic]'))
  let topic = 'all'
  let asked = 0

  /** @param {string} state 'list', 'loading', 'empty' or 'error' @param {string} [message] */
  function show(state, message) {
    teaser.setAttribute('aria-busy', String(state === 'loading'))
    teaser.querySelectorAll('[data-state]').forEach((part) => {
      part.toggleAttribute('hidden', part.getAttribute('data-state') !== state)
    })
    const words = teaser.querySelector('[data-message]')
    if (words) words.textContent = message || ''
  }

  /** @param {string} words for who hears the page */
  function say(words) {
    const status = teaser.querySelector('[data-status]')
    if (status) status.textContent = words
  }

  /** @param {Element} card @param {string} name @param {string} text */
  function fill(card, name, text) {
    const part = card.querySelector(`[data-fill="${name}"]`)
    if (part) part.textContent = text
  }

  /** @param {string} slug of a topic that has no button */
  function readName(slug) {
    return slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  }

  /** @param {any} article */
  function makeCard(article) {
    const item = template.content.firstElementChild.cloneNode(true)
    const chip = buttons.find((button) => button.getAttribute('data-topic') === article.category)
    const isOwn = article.url.startsWith(`${location.origin}/news/`)
    fill(item, 'title', article.title)
    fill(item, 'spoken', isOwn ? `: ${article.title}` : `: ${article.title}, opens a new tab`)
    fill(item, 'words', article.description || '')
    fill(item, 'source', article.source.name)
    fill(item, 'topic', (chip && chip.textContent) || readName(article.category))
    fill(item, 'when', describeWhen(article.publishedAt, Date.now()))
    item.querySelector('time').setAttribute('datetime', article.publishedAt)
    item.querySelector('use').setAttribute('href', `#topic-${article.category}`)
    item.querySelector('[data-own]').toggleAttribute('hidden', !isOwn)
    item.querySelectorAll('a').forEach((/** @type {HTMLAnchorElement} */ link) => {
      if (!/^https?:/.test(article.url)) return
      link.href = article.url
      if (!isOwn) return
      link.removeAttribute('target')
      link.removeAttribute('rel')
    })
    return item
  }

  /** @param {boolean} isQuiet what is there stays until something newer is, or for good */
  async function load(isQuiet) {
    asked += 1
    const mine = asked
    if (!isQuiet) show('loading')
    try {
      const response = await fetch(`/api/news?topic=${topic}&limit=6`, { credentials: 'include', cache: 'no-store' })
      if (!response.ok) throw new Error(String(response.status))
      const { articles, message } = await response.json()
      if (mine !== asked) return
      list.replaceChildren(...articles.map(makeCard))
      show(articles.length > 0 ? 'list' : 'empty', message)
      if (!isQuiet) say(articles.length === 1 ? '1 story' : `${articles.length} stories`)
    } catch {
      if (mine !== asked || isQuiet) return
      show('error')
      say('The news cannot be shown right now')
    }
  }

  /** @param {Element} button */
  function choose(button) {
    topic = button.getAttribute('data-topic') || 'all'
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === button))
    void load(false)
  }

  buttons.forEach((button) => {
    button.setAttribute('role', 'button')
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-current') === 'true'))
    button.removeAttribute('aria-current')
    button.addEventListener('click', (event) => {
      event.preventDefault()
      choose(button)
    })
    button.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === ' ') {
        event.preventDefault()
        choose(button)
      }
    })
  })
  // The page may have been made some hours ago.
  for (const time of teaser.querySelectorAll('time')) time.textContent = describeWhen(time.dateTime, Date.now())
  setInterval(() => void load(true), 1800000)
}
