import { listStateFacts } from '@/lib/legal/states/facts'
import { createPdfResponse } from '@/lib/pdf/pdf-response'
import { getResources, listResources } from '@/lib/resources/reads/queries'
import { STATE_LINE_TAG } from '@/lib/resources/states/state-line'
import { safetyPlan } from '@/lib/safety/content/plan'
import { createSafetyPlanPdf } from '@/lib/safety/safety-plan-pdf'
import { inLocale, listLocales } from '@/lib/site/language/page-language'

export const generateStaticParams = listLocales

// Rendered at build time, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export const GET = inLocale(async () => {
  const [contacts, facts, lines] = await Promise.all([
    getResources(safetyPlan.en.contacts.map(({ slug }) => slug)),
    listStateFacts(),
    listResources({ tag: STATE_LINE_TAG, limit: 200 }),
  ])
  return createPdfResponse(await createSafetyPlanPdf(contacts, { facts, lines: lines.items }), 'my-plan.pdf')
})
