import { createHelpIndex } from '@/components/help-now/help-page'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { inLocale, listLocales } from '@/lib/site/language/page-language'

export const generateStaticParams = listLocales

export const dynamic = 'force-static'

export const GET = inLocale(() => createHtmlResponse(createHelpIndex()))
