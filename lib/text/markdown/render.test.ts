import { describe, expect, it, test } from 'vitest'
import { xssPayloads } from '@/tests/support/xss-payloads'
import { renderMarkdown } from './render'

describe('Markdown', () => {
  it('becomes headings below the page’s own, lists, emphasis and links', () => {
    expect(renderMarkdown('# One\n\n- a\n- **b**\n\n[us](/contact)')).toBe(
      '<h2>One</h2>\n<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>\n<p><a href="/contact">us</a></p>\n',
    )
  })

  it('opens another site in a new tab, without a referrer', () => {
    expect(renderMarkdown('[them](https://example.org)')).toContain(
      '<a href="https://example.org" rel="noopener noreferrer nofollow" target="_blank">them</a>',
    )
  })

  it('shows our own pictures, and links to external ones', () => {
    expect(renderMarkdown('![A door](/pictures/0a1b.webp)')).toContain('<img src="/pictures/0a1b.webp" alt="A door"')
    const other = renderMarkdown('![A door](https://evil.example/a.png)')
    expect(other).not.toContain('<img')
    expect(other).toContain('>A door</a>')
  })

  it('writes no inline style, which the policy would refuse', () => {
    expect(renderMarkdown('|a|\n|:-:|\n|b|')).not.toContain('style')
  })
})

test.each(xssPayloads)('nothing in %j becomes an element or a URL that runs', (payload) => {
  for (const source of [payload, `[x](${payload})`, `![x](${payload})`, `[x]: ${payload}\n\n[x]`, `\`${payload}\``]) {
    const html = renderMarkdown(source)
    const tags = html.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|a|img|code|pre|em|strong|ul|ol|li|h[2-6]|blockquote|hr|br|table|thead|tbody|tr|t[dh]|s)[\s>/]/,
      )
      expect(tag).not.toMatch(/\son\w+\s*=|\sstyle\s*=/i)
      expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
    }
  }
})
