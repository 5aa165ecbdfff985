import { FilterBy, ListTools } from '@/components/staff/list-tools'
import { MailList, mailStatusNames } from '@/components/staff/mail-list'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { countMail } from '@/lib/mail/queries'
import { listMailForStaff } from '@/lib/staff/mail'
import { listMailCall } from '@/lib/staff/mail-calls'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/mail', 'Email')

const names = ['status', 'columns']

export default consolePage('mail', async ({ search }) => {
  const { cursor, ...filter } = readListParams(listMailCall, search)
  const [{ items, next }, counts] = await Promise.all([listMailForStaff({ ...filter, after: cursor }), countMail()])
  const emails = items.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
  return (
    <>
      <ListTools href="/admin/mail" what="email" kept={{ columns: search.columns }}>
        <FilterBy
          name="status"
          label="Status"
          value={filter.status}
          names={mailStatusNames}
          none="Failed, or possibly sent"
        />
      </ListTools>
      <MailList
        emails={emails}
        counts={counts}
        back={writeListParams(search, names).pageQuery}
        nextHref={writeNextHref('/admin/mail', search, names, next)}
      />
    </>
  )
})
