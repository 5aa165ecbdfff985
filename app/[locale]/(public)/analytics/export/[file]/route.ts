import { readAnalytics } from '@/lib/analytics/queries'
import { createReportCsv } from '@/lib/analytics/report-csv'
import { createReportPdf } from '@/lib/analytics/report-pdf'
import { readExport } from '@/lib/analytics/schema'
import { AppError } from '@/lib/http/app-error'
import { readDatabaseError } from '@/lib/http/database-error'
import { problemResponse } from '@/lib/http/problem'
import { getToday } from '@/lib/pdf/fonts'
import { inLocale } from '@/lib/site/language/page-language'
import { site } from '@/lib/site/site'

async function createReport(file: string): Promise<Response | null> {
  const asked = readExport(file)
  if (!asked) return null
  const figures = await readAnalytics(asked.period)
  const day = getToday()
  const isPdf = asked.kind === 'pdf'
  const body = isPdf
    ? Buffer.from(await createReportPdf(figures, site.name, day))
    : createReportCsv(figures, site.name, day.toISOString().slice(0, 10))
  return new Response(body, {
    headers: {
      'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  })
}

export const GET = inLocale(async (_request, { params }: RouteContext<'/[locale]/analytics/export/[file]'>) => {
  const { file } = await params
  try {
    return (await createReport(file)) ?? problemResponse(new AppError('not-found'))
  } catch (error) {
    const known = readDatabaseError(error)
    if (known) return problemResponse(known)
    throw error
  }
})
