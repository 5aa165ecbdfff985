import MarkdownIt from 'markdown-it'

/** A web page, an email address, a phone number, or a path of ours: never a script. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i
/** Only our own pictures: another site would learn who reads. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.webp$/

const markdown = new MarkdownIt('default', { html: false, linkify: true, breaks: false, typographer: false })

markdown.validateLink = (address) => SAFE_LINK.test(address.trim())
// 'http' only: a bare word with a dot is not always a URL.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false })

markdown.renderer.rules.link_open = (tokens, at, options, _, renderer) => {
  const token = tokens[at]
  const address = String(token?.attrGet('href') ?? '')
  if (/^https?:/i.test(address)) {
    token?.attrSet('rel', 'noopener noreferrer nofollow')
    token?.attrSet('target', '_blank')
  }
  return renderer.renderToken(tokens, at, options)
}

// The page has its own top-level heading, so those of the text start below it.
const openHeading: NonNullable<typeof markdown.renderer.rules.heading_open> = (tokens, at, options, _, renderer) => {
  const token = tokens[at]
  if (token) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`
  return renderer.renderToken(tokens, at, options)
}
markdown.renderer.rules.heading_open = openHeading
markdown.renderer.rules.heading_close = openHeading

markdown.renderer.rules.image = (tokens, at) => {
  const token = tokens[at]
  const source = String(token?.attrGet('src') ?? '')
  const words = markdown.utils.escapeHtml(token?.content ?? '')
  if (OWN_PICTURE.test(source)) return `<img src="${source}" alt="${words}" loading="lazy" decoding="async">`
  const address = markdown.utils.escapeHtml(source)
  return `<a href="${address}" rel="noopener noreferrer nofollow" target="_blank">${words || 'Picture'}</a>`
}

// Column alignment is an inline style, which the policy blocks.
const withoutStyle: NonNullable<typeof markdown.renderer.rules.td_open> = (tokens, at, options, _, renderer) => {
  const token = tokens[at]
  if (token?.attrs) token.attrs = token.attrs.filter(([name]) => name !== 'style')
  return renderer.renderToken(tokens, at, options)
}
markdown.renderer.rules.td_open = withoutStyle
markdown.renderer.rules.th_open = withoutStyle

/** Safe HTML from an article's Markdown: raw HTML is shown as text, nothing runs, and nothing loads from other sites. */
export function renderMarkdown(source: string): string {
  return markdown.render(source)
}
