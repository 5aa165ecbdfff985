import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { useDatabase } from './support/database'
import { renderPage, type PageModule } from './support/render-page'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { createHelpPage } from '@/components/help-now/help-page'
import { getStateHelp } from '@/lib/resources/states/state-help'
import { inLanguage } from '@/lib/site/language/speak'
useDatabase()
const pages = import.meta.glob<PageModule>('../app/es/**/page.tsx')
const strip = (h: string) => h.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<\/(p|li|h\d|div|dt|dd|a|summary|button|label|option|tr|th|td)>/g, '\n').replace(/<[^>]+>/g, '').replace(/\n\s*\n+/g, '\n').replaceAll('&#x27;', "'").replaceAll('&amp;','&').replaceAll('&quot;','"')
it.each((process.env.PAGES ?? '').split(','))('%s', async (path) => {
  const route = findRoute(path.split('?')[0] ?? '')?.path ?? ''
  const load = pages[`../app${route}/page.tsx`]
  if (!load) throw new Error(path + ' ' + route)
  const { title, description, html } = await renderPage(await load(), route, path, 'es')
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  writeFileSync(`/tmp/dump${path.replaceAll(/[/?=+]/g, '_')}.txt`, `${title}\n${description}\n${strip(main)}`)
})
it('hn', async () => { const h = await getStateHelp('PR'); writeFileSync('/tmp/dump_hn_pr.txt', strip(inLanguage('es', () => createHelpPage(h, new Date('2026-11-28'))))) })
