import { Readable } from 'node:stream'
import { describe, expect, it, test } from 'vitest'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { convertSource } from './convert'
import { localPrograms } from './local-programs'
import { readTables, readText } from './source'

/** The pages' shapes with made-up programs. */
const texas = `<!doctype html><html><body><h2>Centros que ofrecen refugio temporal y servicios de apoyo</h2>
<table><thead><tr><th>Ciudad</th><th>Refugio</th><th>Línea de ayuda</th></tr></thead><tbody>
<tr><td>Abilene</td><td>*<a href="https://noah.example/">Noah&rsquo;s House</a></td><td>800-556-0101</td></tr>
<tr><td>Alvin</td><td>Women&#8217;s Center of <b>Alvin</b></td><td><a href="tel:8005560102">800-556-0102</a></td></tr>
</tbody></table><h2>Centros no residenciales</h2>
<table><tr><th>Ciudad</th><th>Centro</th><th>Línea de ayuda</th></tr>
<tr><td>Austin</td><td>Open Door</td><td>512-556-0103</td></tr></table></body></html>`

const louisiana = `<html><table><tr><th>Program</th><th>Parish Served</th><th>Crisis Line</th><th>Website</th></tr>
<tr><td>Bayou House</td><td>Caddo, Bossier<br>Nowhere</td><td>318-556-0101</td><td><a href='https://bayou.example'>Visit</a></td></tr>
<tr><td>River Home</td><td>Orleans &amp; Jefferson</td><td>504-556-0102</td><td></td></tr></table>
<table class="phone"><tr><td>Bayou House</td></tr></table></html>`

const tennessee = `<html><table><thead><tr><th>Region</th><th>Name</th><th>DV/SA</th><th>Office</th><th>Hotline</th><th>Counties</th><th>Web</th></tr></thead>
<tr class="row-2"><td class="column-1">East</td><td>Smoky House</td><td>DV/SA</td><td>865-556-0101</td><td>865-556-0102</td><td>Knox, Blount (part)</td><td><a href="https://smoky.example">smoky</a></td></tr>
<tr class="row-3"><td>West</td><td>Delta Office</td><td>DV</td><td>901-556-0103</td><td></td><td>Shelby</td><td></td></tr>
<tr class="row-4"><td>West</td><td>Rape Center</td><td>SA</td><td>901-556-0104</td><td></td><td>Shelby</td><td></td></tr></table></html>`

const ohioItem = (
  county: string,
) => `<li class="location x"><h3>Lake House</h3><div class="address"><div>${county}</div></div>
<span class="phone">216-556-0101</span><a href="https://lake.example" class="website">Site</a></li>`
const ohio = `<html><ul>${ohioItem('Cuyahoga')}${ohioItem('Lake')}<li class="location"><h3>Fort House</h3>
<div class="address"><div>Allen</div></div><span class="phone">419-556-0102</span></li></ul></html>`

const arkansas = `<html><h6>Ozark House (Dual)</h6><p><strong>City:</strong> Harrison, AR<br><strong>Hotline:</strong> <a href="tel:8705560101">870-556-0101</a>
<a href="https://ozark.example">Website</a></p><h6>Delta House</h6><p><strong>City:</strong> Helena, AR <strong>Hotline:</strong> <a href="tel:8705560102">870-556-0102</a></p></html>`

const wyoming = `<html><div id="programs-listing"><h5 id="albany">*Plains House</h5><p>1 Secret Street, Laramie, WY 82070</p><p>Crisis Line: <a href="tel:3075560101">307-556-0101</a> Office: <a href="tel:3075560102">307-556-0102</a> <a href="https://plains.example">Website</a></p>
<h5 id="hot-springs">Spring Office</h5><p>Office: <a href="tel:3075560103">307-556-0103</a></p></div></html>`

const samples: Record<string, string> = { TX: texas, LA: louisiana, TN: tennessee, OH: ohio, AR: arkansas, WY: wyoming }
const find = (state: string) => {
  const source = localPrograms.find(({ meets }) => meets?.state === state)
  if (!source) throw new Error(state)
  return source
}

async function convert(state: string, page = samples[state] ?? '') {
  const lines: string[] = []
  const open = async () => Readable.from([Buffer.from(page)])
  const done = await convertSource({ ...find(state), fewest: 1 }, open, (line) => void lines.push(line.trim()))
  const [head = '', ...rows] = lines
  const names = head.split(',')
  const shown = ['title', 'phone_number', 'city', 'state', 'street', 'zip', 'counties_served', 'url', 'tags']
  return {
    ...done,
    rows: rows.map((line) => {
      const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)
      return shown.map((name) => cells[names.indexOf(name)]).join(' | ')
    }),
  }
}

describe('a page of local programs', () => {
  test.each([
    [
      'TX',
      [
        "Noah's House | 800-556-0101 | Abilene | TX |  |  |  | https://noah.example/ | domestic-violence; local-program; sexual-assault; shelter-referral",
        'Women’s Center of Alvin | 800-556-0102 | Alvin | TX |  |  |  |  | domestic-violence; local-program; shelter-referral',
        'Open Door | 512-556-0103 | Austin | TX |  |  |  |  | domestic-violence; local-program',
      ],
    ],
    [
      'LA',
      [
        'Bayou House | 318-556-0101 |  | LA |  |  | 22017; 22015 | https://bayou.example | domestic-violence; local-program',
        'River Home | 504-556-0102 |  | LA |  |  | 22071; 22051 |  | domestic-violence; local-program',
      ],
    ],
    [
      'TN',
      [
        'Smoky House | 865-556-0102 |  | TN |  |  | 47093; 47009 | https://smoky.example | domestic-violence; local-program; sexual-assault',
        'Delta Office | 901-556-0103 |  | TN |  |  | 47157 |  | domestic-violence; local-program',
      ],
    ],
    [
      'OH',
      [
        'Lake House | 216-556-0101 |  | OH |  |  | 39035; 39085 | https://lake.example | domestic-violence; local-program',
        'Fort House | 419-556-0102 |  | OH |  |  | 39003 |  | domestic-violence; local-program',
      ],
    ],
    [
      'AR',
      [
        'Ozark House | 870-556-0101 | Harrison | AR |  |  |  | https://ozark.example | domestic-violence; local-program; sexual-assault; shelter-referral',
        'Delta House | 870-556-0102 | Helena | AR |  |  |  |  | domestic-violence; local-program; shelter-referral',
      ],
    ],
    [
      'WY',
      [
        'Plains House | 307-556-0101 |  | WY |  |  | 56001 | https://plains.example | domestic-violence; local-program; shelter-referral',
        'Spring Office | 307-556-0103 |  | WY |  |  | 56017 |  | domestic-violence; local-program',
      ],
    ],
  ])('of %s becomes rows with its lines, and without any street', async (state, rows) => {
    expect((await convert(state)).rows).toEqual(rows)
  })

  test.each(localPrograms.map(({ meets }) => meets?.state ?? ''))(
    'of %s that has changed is refused',
    async (state) => {
      for (const page of ['<html><h1>We have moved</h1></html>', '', '{"rows":[]}']) {
        await expect(convert(state, page)).rejects.toThrow(FileProblem)
      }
    },
  )

  it('that is suddenly short is refused', async () => {
    const open = async () => Readable.from([Buffer.from(texas)])
    await expect(convertSource(find('TX'), open, () => {})).rejects.toThrow('at least 50 were expected')
  })
})

it('reads tables that are not closed properly, and nothing of scripts', () => {
  expect(readTables('<TABLE><tr><th>A<th>B<tr><td>1<td>2<br>3</TABLE>')).toEqual([
    { head: ['a', 'b'], rows: [['1', '2<br>3']] },
  ])
  expect(readText('<script>x()</script>a &amp; b<br/>c &#x2019; &bogus;', ', ')).toBe('a & b, c ’ &bogus;')
})
