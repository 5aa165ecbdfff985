import { createHelpIndex, createHelpPage } from '@/components/help-now/help-page'
import { findState, stateSlug } from '@/lib/geography/states'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { getStateHelp } from '@/lib/resources/states/state-help'
import { inLocale } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'

// Rendered on first request, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

export const GET = inLocale(async (_request, { params }: RouteContext<'/[locale]/help-now/[state]'>) => {
  const word = decodeURIComponent((await params).state)
  const state = findState(word)
  if (!state) return createHtmlResponse(createHelpIndex(true), 404)
  const slug = stateSlug(state)
  if (word !== slug) return new Response(null, { status: 308, headers: { location: to(`/help-now/${slug}`) } })
  return createHtmlResponse(createHelpPage(await getStateHelp(state), new Date()))
})
