import { createHelpIndex } from '@/components/help-now/help-page'
import { createLanguagePage } from '@/components/help-now/language-page'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { findHelpLanguage, listHelpLanguages } from '@/lib/site/messages/messages'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return listHelpLanguages().map(({ path }) => ({ language: path.split('/').at(-1) ?? '' }))
}

export async function GET(_: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const address = decodeURIComponent((await params).language)
  const language = findHelpLanguage(address)
  if (!language) return createHtmlResponse(createHelpIndex(true), 404)
  if (!language.path.endsWith(`/${address}`))
    return new Response(null, { status: 308, headers: { location: language.path } })
  return createHtmlResponse(createLanguagePage(language))
}
