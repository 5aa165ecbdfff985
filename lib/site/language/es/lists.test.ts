import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, test } from 'vitest'
import { readAreaServed } from '@/db/seed/area'
import { isStateCode } from '@/db/vocabulary/states'
import { translateArea, translateHours, translateList } from './lists'

/** Every file with hours or counties; the longest has neither. */
const rows = ['directory.csv', 'programs.csv', 'sample.csv', 'local-programs.csv.gz', 'community.csv.gz'].flatMap(
  (name) => {
    const bytes = readFileSync(`db/seed/${name}`)
    return parse<Record<'hours' | 'state' | 'tags', string>>(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, {
      columns: true,
      bom: true,
    })
  },
)

describe('hours', () => {
  test.each([
    ['Mon–Fri 8am–4:30pm', 'lunes a viernes, de 8 a.m. a 4:30 p.m.'],
    ['Sat 10am–12pm', 'sábado, de 10 a.m. a mediodía'],
    ['Mon, Wed, Fri 9am–5pm', 'lunes, miércoles y viernes, de 9 a.m. a 5 p.m.'],
    ['Mon–Thu 9am–5pm; Fri 9am–12pm', 'lunes a jueves, de 9 a.m. a 5 p.m.; viernes, de 9 a.m. a mediodía'],
    ['Mon–Fri 10am–6pm PT', 'lunes a viernes, de 10 a.m. a 6 p.m. (hora del Pacífico)'],
    ['limited hours', 'horario limitado'],
    [
      'Mon and Wed 9:30am–11:30am, Tue and Thu 1pm–3pm',
      'lunes y miércoles, de 9:30 a.m. a 11:30 a.m.; martes y jueves, de 1 p.m. a 3 p.m.',
    ],
    [
      'Mon–Fri 9:15am–12:15pm (in King County, call 211)',
      'lunes a viernes, de 9:15 a.m. a 12:15 p.m. (en el condado de King, llame al 211)',
    ],
  ])('%s: %s', (written, said) => {
    expect(translateHours(written)).toBe(said)
  })

  it('of every record that comes with the site can be said', () => {
    const hours = [...new Set(rows.map((row) => row.hours).filter(Boolean))]
    expect(hours.length).toBeGreaterThan(1000)
    expect(hours.filter((written) => translateHours(written) === null)).toEqual([])
  })

  it('in words of someone’s own stay as they were written', () => {
    expect(translateHours('By appointment; call Ann')).toBeNull()
  })
})

describe('the area served', () => {
  test.each([
    ['Windsor County', 'condado de Windsor'],
    ['Champaign, Clark and Madison counties', 'condados de Champaign, Clark y Madison'],
    ['Iberia and St Martin parishes', 'parroquias de Iberia y St Martin'],
    ['Ponce and Yauco municipalities', 'municipios de Ponce y Yauco'],
    ['Gratiot and Isabella counties', 'condados de Gratiot e Isabella'],
    ['Bedford and Campbell', 'Bedford y Campbell'],
    ['Norfolk', 'Norfolk'],
  ])('%s: %s', (written, said) => {
    expect(translateArea(written)).toBe(said)
  })

  it('of every record that comes with the site has no English word left', () => {
    const areas = rows.flatMap((row) => {
      return readAreaServed(row.tags.split(';'), isStateCode(row.state) ? row.state : null) ?? []
    })
    const left = areas.map(translateArea).filter((said) => /\b(and|count(y|ies)|parish(es)?)\b/i.test(said))
    expect([...new Set(left)]).toEqual([])
  })
})

test.each([
  ['its own page', 'su propia página'],
  ['its own page (2020)', 'su propia página'],
  ['the Office for Victims of Crime', 'Office for Victims of Crime'],
  ['Los Angeles Police Department, domestic violence information page', 'Los Angeles Police Department'],
  ['KSDK, quoting its director (2020)', 'KSDK'],
])('a list is named by who made it: %s', (written, said) => {
  expect(translateList(written)).toBe(said)
})
