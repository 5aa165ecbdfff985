import { describe, expect, test } from 'vitest'
import { billionLaughs, type SampleItem, writeItem, writeRss } from '@/tests/support/feeds'
import { parseFeed } from './parse-feed'
import { decodeText } from './read-body'

const good: SampleItem[] = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]
const titles = async (text: string) => (await parseFeed(text)).items.map(({ title }) => title)

describe('a feed', () => {
  test('in RSS yields title, description, URL, GUID, date and image', async () => {
    const { items, problem } = await parseFeed(
      writeRss([
        {
          title: 'Caf&amp;eacute; &amp;mdash; <![CDATA[<b>Women</b> & work]]>',
          link: 'https://example.org/a?b=1&c=2',
          guid: 'g-1',
          description: '&lt;p&gt;First.&lt;/p&gt;&lt;p&gt;Second &amp;amp; last.&lt;/p&gt;',
          date: 'Fri, 20 Nov 2026 10:00:00 GMT',
          extra: '<media:content url="https://example.org/p.jpg" medium="image"/>',
        },
      ]),
    )
    expect(problem).toBeNull()
    expect(items).toEqual([
      {
        title: 'Café — Women & work',
        description: 'First. Second & last.',
        url: 'https://example.org/a?b=1&c=2',
        guid: 'g-1',
        publishedAt: new Date('2026-11-20T10:00:00Z'),
        imageUrl: 'https://example.org/p.jpg',
      },
    ])
  })

  test('in Atom yields the same', async () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>x</title>
      <entry><id>tag:1</id><title type="html">A &lt;b&gt;law&lt;/b&gt;</title><link rel="self" href="https://e.org/self"/>
      <link rel="alternate" href="https://e.org/b"/><summary>Words</summary><updated>2026-11-20T10:00:00Z</updated></entry></feed>`
    expect((await parseFeed(atom)).items).toMatchObject([
      { title: 'A law', url: 'https://e.org/b', guid: 'tag:1', description: 'Words' },
    ])
  })

  test('in RSS 1.0 yields the same', async () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>x</title></channel>
      <item rdf:about="https://e.org/c"><title>C</title><link>https://e.org/c</link><dc:date>2026-11-20T10:00:00Z</dc:date></item></rdf:RDF>`
    expect((await parseFeed(rdf)).items).toMatchObject([
      { title: 'C', url: 'https://e.org/c', publishedAt: new Date('2026-11-20T10:00:00Z') },
    ])
  })

  const found = async (text: string, at?: string) =>
    (await parseFeed(text, at)).items.map(({ title, url }) => [title, url])

  test.each([
    [
      'Atom with a namespace prefix',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>x</a:title><a:entry><a:id>1</a:id><a:title>Pre</a:title>
        <a:link href="https://e.org/p"/><a:summary>Words</a:summary></a:entry></a:feed>`,
    ],
    [
      'Atom with the namespace declared on items',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry xmlns="http://www.w3.org/2005/Atom"><id>1</id>
        <title>Pre</title><link href="https://e.org/p"/><summary>Words</summary></entry></feed>`,
    ],
    [
      'RSS 1.0 with a prefix on every element',
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://purl.org/rss/1.0/">
        <s:channel r:about="x"><s:title>x</s:title></s:channel><s:item r:about="https://e.org/p"><s:title>Pre</s:title>
        <s:link>https://e.org/p</s:link><s:description>Words</s:description></s:item></r:RDF>`,
    ],
    [
      'RSS 2.0 in a namespace',
      `<rss version="2.0" xmlns="http://backend.userland.com/rss2"><channel><title>x</title><item><title>Pre</title>
        <link>https://e.org/p</link><description>Words</description></item></channel></rss>`,
    ],
    [
      'RSS 2.0 with a prefix',
      `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2" xmlns:m="http://search.yahoo.com/mrss/"><r:channel>
        <r:item><r:title>Pre</r:title><m:title>Not this</m:title><m:item>x</m:item><r:link>https://e.org/p</r:link>
        <r:description>Words</r:description></r:item></r:channel></r:rss>`,
    ],
  ])('is parsed: %s', async (_, text) => {
    const { items, problem } = await parseFeed(text)
    expect(items).toMatchObject([{ title: 'Pre', url: 'https://e.org/p', description: 'Words' }])
    expect(problem).toBeNull()
  })

  test('with nested or unclosed items yields each of them', async () => {
    const [one, two, three] = good.map((item) => writeItem(item))
    const open = (text = '') => text.replace('</item>', '')
    const around = (inner: string) => `<rss version="2.0"><channel><title>x</title>${inner}</channel></rss>`
    expect(await titles(around(open(one) + open(two) + three))).toEqual(['One', 'Two', 'Three'])
    expect(await titles(around(`${open(one)}${two}</item>${three}`))).toEqual(['One', 'Two', 'Three'])
    expect(await titles(around(`<item><item>${open(one).replace('<item>', '')}</item></item>${two}`))).toEqual([
      'One',
      'Two',
    ])
    expect(await titles(around(`<item/>${one}`))).toEqual(['One'])
  })

  test('with relative links resolves them against its own site', async () => {
    const rss = (link: string) =>
      `<rss version="2.0"><channel><title>x</title>${link}<item><title>A</title><link>/a?b=1</link></item></channel></rss>`
    const at = 'https://feeds.e.org/news/rss.xml'
    expect(await found(rss(''), at)).toEqual([['A', 'https://feeds.e.org/a?b=1']])
    expect(await found(rss('<link>https://www.e.org/</link>'), at)).toEqual([['A', 'https://www.e.org/a?b=1']])
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://b.org/x/"><title>x</title>
      <entry><id>1</id><title>B</title><link href="b"/></entry>
      <entry xml:base="deep/"><id>2</id><title>C</title><link href="c"/></entry>
      <entry><id>3</id><title>D</title><link href="javascript:alert(1)"/></entry></feed>`
    expect(await found(atom, at)).toEqual([
      ['B', 'https://b.org/x/b'],
      ['C', 'https://b.org/x/deep/c'],
    ])
  })

  test('in JSON yields the same, with problems reported', async () => {
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://j.org/',
      items: [
        {
          id: '1',
          url: '/one',
          title: 'One &amp; <b>only</b>',
          content_html: '<p>Words</p>',
          image: 'https://j.org/p.jpg',
          date_published: '2026-11-20T10:00:00Z',
        },
        { id: '2', external_url: 'https://other.org/', content_text: 'A note without a title' },
        { id: '3', url: 'javascript:alert(1)', title: 'Bad' },
        null,
        { id: 4, url: 5, title: ['x'] },
      ],
    }
    const { items, problem } = await parseFeed(JSON.stringify(json))
    expect(items).toEqual([
      {
        title: 'One & only',
        url: 'https://j.org/one',
        description: 'Words',
        guid: '1',
        publishedAt: new Date('2026-11-20T10:00:00Z'),
        imageUrl: 'https://j.org/p.jpg',
      },
      expect.objectContaining({ title: 'A note without a title', url: 'https://other.org/' }),
    ])
    expect(problem).toBe('broken-items')
    expect(await parseFeed(JSON.stringify(json).slice(0, 200))).toEqual({ items: [], problem: 'cut-off' })
    expect(await parseFeed('{"version":"https://jsonfeed.org/version/1","items":{}}')).toEqual({
      items: [],
      problem: null,
    })
  })

  test('that is cut off in the middle keeps its complete items and reports it', async () => {
    const text = writeRss(good)
    const { items, problem } = await parseFeed(text.slice(0, text.indexOf('Three') + 3))
    expect([items.map(({ title }) => title), problem]).toEqual([['One', 'Two'], 'cut-off'])
    const inData = `${text.slice(0, text.indexOf('<item><title>Three'))}<item><title><![CDATA[</item>`
    expect(await parseFeed(inData)).toMatchObject({ problem: 'cut-off', items: [{ title: 'One' }, { title: 'Two' }] })
  })

  test('with exponentially expanding entities is parsed without them', { timeout: 2000 }, async () => {
    const text = writeRss([{ title: '&lol9;&file;' }, { title: 'Good &lol9; news &file;' }, ...good], billionLaughs)
    expect(await titles(text)).toEqual(['Good news', 'One', 'Two', 'Three'])
  })

  test('with scripts in its titles yields plain text', async () => {
    const items = [
      { title: '<![CDATA[<script>alert(1)</script>Scripted]]>' },
      { title: '&lt;img src=x onerror=alert(1)&gt;Pictured' },
      { title: '<![CDATA[<script>alert(1)</script>]]>' },
      { title: 'Typed &amp;lt;script&amp;gt;' },
      { title: '<![CDATA[Open <script>alert(1)]]>' },
    ]
    expect(await titles(writeRss(items))).toEqual(['Scripted', 'Pictured', 'Typed <script>', 'Open'])
  })

  test('keeps only items that link to web pages', async () => {
    const links = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://a:b@e.org/',
      '/relative',
      '',
    ]
    const { items, problem } = await parseFeed(writeRss([...links.map((link) => ({ title: 'Bad', link })), ...good]))
    expect([items.length, problem]).toEqual([3, 'broken-items'])
  })

  test('with one broken item yields the others', async () => {
    const broken = '<item><title>A</b></title><link>https://e.org/</link><<<>></item>'
    const text = writeRss(good).replace('<channel>', `<channel>${broken}`)
    expect(await titles(text)).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
  })

  test.each(['', '<html><body>Not found</body></html>', '{"items":[]}', 'rss', '<rss'])(
    'is not recognized in %j',
    async (text) => {
      expect(await parseFeed(text)).toEqual({ items: [], problem: 'no-feed' })
    },
  )

  /** As the runner's limit: it takes a twentieth of that, and far more if work grows with the square of their number. */
  test('of five megabytes, many tags or many angle brackets is parsed in ten seconds', {
    timeout: 10_000,
  }, async () => {
    const long = writeRss(
      Array.from({ length: 9000 }, (_, at) => ({ title: `Title ${at}`, description: 'x'.repeat(400) })),
    )
    const angles = '<'.repeat(100_000)
    const scripts = '&lt;script&gt;'.repeat(20_000)
    expect((await parseFeed(long)).items).toHaveLength(1000)
    await parseFeed(
      writeRss([
        { title: 'A', description: `<![CDATA[${angles}]]>` },
        { title: 'B', description: scripts },
      ]),
    )
    await parseFeed(`<rss><channel>${'<item>'.repeat(300_000)}`)
    await parseFeed(`<rss><channel><item>${'<a>'.repeat(60_000)}</item></channel></rss>`)
  })
})

describe('the character encoding', () => {
  const latin = Buffer.from(writeRss([]).replace('UTF-8', 'ISO-8859-1').replace('Feed', 'Señora'), 'latin1')
  const bare = Buffer.from('<rss>Señora</rss>', 'latin1')

  test.each([
    ['the XML declaration', latin, 'text/xml'],
    ['the header', bare, 'text/xml; charset=iso-8859-1'],
    ['bytes invalid in the declared encoding', bare, 'text/xml; charset=utf-8'],
    ['fallback without a declaration', bare, ''],
    [
      'a byte order mark, which overrides the header',
      Buffer.from('\ufeff<rss>Señora</rss>'),
      'text/xml; charset=latin1',
    ],
    ['a UTF-16 byte order mark', Buffer.from('\ufeff<rss>Señora</rss>', 'utf16le'), ''],
    ['fallback after an unknown charset in the header', Buffer.from('<rss>Señora</rss>'), 'text/xml; charset=nothing'],
  ])('is detected by %s', (_, bytes, contentType) => {
    expect(decodeText(bytes, contentType)).toContain('Señora')
  })

  test('is not misdetected if the last character is cut off', () => {
    const cut = Buffer.from('<rss>Señora ñ')
    expect(decodeText(cut.subarray(0, -1), '')).toContain('Señora')
  })
})

test('the title and description of a long item are truncated', async () => {
  const { items } = await parseFeed(
    `<rss><channel>${writeItem({ title: 'Long words '.repeat(100), description: 'y '.repeat(5000) })}</channel></rss>`,
  )
  expect(items[0]?.title.length).toBeLessThanOrEqual(300)
  expect(items[0]?.description?.length).toBeLessThanOrEqual(600)
})
