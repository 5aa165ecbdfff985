import { createPdfResponse } from '@/lib/pdf/pdf-response'
import { safetyPlanContacts } from '@/lib/resources/content/safety-plan'
import { getResources } from '@/lib/resources/reads/queries'
import { createSafetyPlanPdf } from '@/lib/safety/safety-plan-pdf'

// Rendered at build time, and again when the directory changes, because its data is tagged.
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const contacts = await getResources(safetyPlanContacts.map(({ slug }) => slug))
  return createPdfResponse(await createSafetyPlanPdf(contacts), 'my-plan.pdf')
}
