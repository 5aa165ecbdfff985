import { redirect } from 'next/navigation'
import { consoleMetadata, recordPage } from '@/app/(staff)/admin/console-page'

export const metadata = consoleMetadata('/admin/resources', 'Edit Resource')

/** The former second form: all of a record is on one page now. */
export default recordPage('resources', async ({ id }) => redirect(`/admin/resources/${id}`))
