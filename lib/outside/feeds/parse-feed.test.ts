import { describe, expect, test } from 'vitest'
import { billionLaughs, type SampleItem, writeItem, writeRss } from '@/tests/support/feeds'
import { measureProcessorTime } from '@/tests/support/processor-time'
import { decodeText } from './decode-text'
import { parseFeed } from './parse-feed'

const good: SampleItem[] = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]
const titles = async (text: string) => (await parseFeed(text)).items.map(({ title }) => title)

describe('a feed', () => {
  test('in RSS gives title, words, address, guid, date and picture', async () => {
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

  test('in Atom does too', async () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>x</title>
      <entry><id>tag:1</id><title type="html">A &lt;b&gt;law&lt;/b&gt;</title><link rel="self" href="https://e.org/self"/>
      <link rel="alternate" href="https://e.org/b"/><summary>Words</summary><updated>2026-11-20T10:00:00Z</updated></entry></feed>`
    expect((await parseFeed(atom)).items).toMatchObject([
      { title: 'A law', url: 'https://e.org/b', guid: 'tag:1', description: 'Words' },
    ])
  })

  test('in RSS 1.0 does too', async () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>x</title></channel>
      <item rdf:about="https://e.org/c"><title>C</title><link>https://e.org/c</link><dc:date>2026-11-20T10:00:00Z</dc:date></item></rdf:RDF>`
    expect((await parseFeed(rdf)).items).toMatchObject([
      { title: 'C', url: 'https://e.org/c', publishedAt: new Date('2026-11-20T10:00:00Z') },
    ])
  })

  test('that is cut off in the middle keeps its whole items and says so', async () => {
    const text = writeRss(good)
    const { items, problem } = await parseFeed(text.slice(0, text.indexOf('Three') + 3))
    expect([items.map(({ title }) => title), problem]).toEqual([['One', 'Two'], 'cut-off'])
    const inData = `${text.slice(0, text.indexOf('<item><title>Three'))}<item><title><![CDATA[</item>`
    expect(await parseFeed(inData)).toMatchObject({ problem: 'cut-off', items: [{ title: 'One' }, { title: 'Two' }] })
  })

  test('whose entities would grow without end is read without them', async () => {
    const text = writeRss([{ title: '&lol9;&file;' }, { title: 'Good &lol9; news &file;' }, ...good], billionLaughs)
    const read = async () => expect(await titles(text)).toEqual(['Good news', 'One', 'Two', 'Three'])
    expect(await measureProcessorTime(read)).toBeLessThan(2000)
  })

  test('with scripts in its titles gives words alone', async () => {
    const items = [
      { title: '<![CDATA[<script>alert(1)</script>Scripted]]>' },
      { title: '&lt;img src=x onerror=alert(1)&gt;Pictured' },
      { title: '<![CDATA[<script>alert(1)</script>]]>' },
      { title: 'Typed &amp;lt;script&amp;gt;' },
      { title: '<![CDATA[Open <script>alert(1)]]>' },
    ]
    expect(await titles(writeRss(items))).toEqual(['Scripted', 'Pictured', 'Typed <script>', 'Open'])
  })

  test('leads nowhere but to web pages', async () => {
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

  test('with one broken item gives the others', async () => {
    const broken = '<item><title>A</b></title><link>https://e.org/</link><<<>></item>'
    const text = writeRss(good).replace('<channel>', `<channel>${broken}`)
    expect(await titles(text)).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
  })

  test.each(['', '<html><body>Not found</body></html>', '{"items":[]}', 'rss', '<rss'])('is not %j', async (text) => {
    expect(await parseFeed(text)).toEqual({ items: [], problem: 'no-feed' })
  })

  test('of five megabytes, of a million tags, or of one line of angles is read in good time', async () => {
    const long = writeRss(
      Array.from({ length: 9000 }, (_, at) => ({ title: `Title ${at}`, description: 'x'.repeat(400) })),
    )
    const angles = '<'.repeat(100_000)
    const scripts = '&lt;script&gt;'.repeat(20_000)
    const read = async () => {
      expect((await parseFeed(long)).items).toHaveLength(500)
      await parseFeed(
        writeRss([
          { title: 'A', description: `<![CDATA[${angles}]]>` },
          { title: 'B', description: scripts },
        ]),
      )
      await parseFeed(`<rss><channel>${'<item>'.repeat(300_000)}`)
      await parseFeed(`<rss><channel><item>${'<a>'.repeat(60_000)}</item></channel></rss>`)
    }
    expect(await measureProcessorTime(read)).toBeLessThan(10_000)
  })
})

describe('letters', () => {
  const latin = Buffer.from(writeRss([]).replace('UTF-8', 'ISO-8859-1').replace('Feed', 'Señora'), 'latin1')
  const bare = Buffer.from('<rss>Señora</rss>', 'latin1')

  test.each([
    ['the XML declaration', latin, 'text/xml'],
    ['the header', bare, 'text/xml; charset=iso-8859-1'],
    ['what they cannot be', bare, 'text/xml; charset=utf-8'],
    ['nothing at all', bare, ''],
    ['a mark at the beginning, before the header', Buffer.from('\ufeff<rss>Señora</rss>'), 'text/xml; charset=latin1'],
    ['UTF-16', Buffer.from('\ufeff<rss>Señora</rss>', 'utf16le'), ''],
    ['a header that names no known letters', Buffer.from('<rss>Señora</rss>'), 'text/xml; charset=nothing'],
  ])('are known by %s', (_, bytes, contentType) => {
    expect(decodeText(bytes, contentType)).toContain('Señora')
  })

  test('that are cut off at the end do not change the others', () => {
    const cut = Buffer.from('<rss>Señora ñ')
    expect(decodeText(cut.subarray(0, -1), '')).toContain('Señora')
  })
})

test('an item is as long as it likes in the feed, not here', async () => {
  const { items } = await parseFeed(
    `<rss><channel>${writeItem({ title: 'Long words '.repeat(100), description: 'y '.repeat(5000) })}</channel></rss>`,
  )
  expect(items[0]?.title.length).toBeLessThanOrEqual(300)
  expect(items[0]?.description?.length).toBeLessThanOrEqual(600)
})
