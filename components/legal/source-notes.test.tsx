import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listSectionSources } from '@/lib/legal/guide-dates'
import { legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/help'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { SectionSources, SourceList } from './source-notes'

const readOn = /, read \w+ \d{1,2}, 2026|, not read again since this guide was written/g

describe.each(legalGuides.map((guide) => [guide.id, guide] as const))('the guide %s', (_, { sections, sources }) => {
  it('shows the sources of each section and when each was read, or says it has none', () => {
    for (const section of sections) {
      const used = listSectionSources(section, sources)
      const line = renderToStaticMarkup(<SectionSources used={used} sources={sources} />)
      for (const { date } of used) expect(line).toContain(date.replaceAll('&', '&amp;'))
      expect(line.match(readOn) ?? [], section.id).toHaveLength(used.length)
      expect(line.includes(words().legal.sources.none), section.id).toBe(used.length === 0)
    }
  })

  it('shows the dates in the list at the end as well', () => {
    expect(renderToStaticMarkup(<SourceList sources={sources} />).match(readOn)).toHaveLength(sources.length)
  })
})

it('does not say ‘not read again’ for the sources of a tool', () => {
  for (const { sources } of legalTools)
    expect(renderToStaticMarkup(<SourceList sources={sources} />)).not.toContain('not read again')
})

it('says in Spanish when a source was read, or that it was not read again', () => {
  const guide = legalGuides.find(({ id }) => id === 'housing-rights')
  const list = inLanguage('es', () => renderToStaticMarkup(<SourceList sources={guide?.sources ?? []} />))
  expect(list).toContain('leída el 23 de noviembre de 2026')
  expect(list).toContain('no se ha vuelto a leer desde que se escribió esta guía')
  expect(list).not.toMatch(readOn)
  expect(list).toContain('en vigor desde 2022, versión de abril de 2023')
  expect(list).not.toContain('version of')
})
