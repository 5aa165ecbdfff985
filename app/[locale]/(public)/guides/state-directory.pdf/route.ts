import { createPdfResponse } from '@/lib/pdf/pdf-response'
import { createStateDirectoryPdf } from '@/lib/resources/states/state-directory-pdf'
import { inLocale, listLocales } from '@/lib/site/language/page-language'

export const generateStaticParams = listLocales

// Rendered at build time, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export const GET = inLocale(async () => createPdfResponse(await createStateDirectoryPdf(), 'directory-by-state.pdf'))
