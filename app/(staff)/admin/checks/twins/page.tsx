import '@/components/checks/checks.css'
import { TwinList } from '@/components/twins/twin-list'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listTwins } from '@/lib/resources/twins/list-twins'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/twins', 'Entries that stand twice')

export default consolePage('checks', async ({ search }) => {
  const pairs = await listTwins()
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Entries that stand twice</h2>
      <p className="max-w-[68ch]">
        Two entries in one town with one name, or with one street and one number under two names. If they are the same
        place, keep the better one: it takes over what was checked and reported of the other, and what it does not say
        itself, and the other’s address leads to it. If they are two places, say so, and no one is asked again. The
        surest pairs come first.
      </p>
      <TwinList pairs={pairs} address={readTableAddress('/admin/checks/twins', search)} />
    </>
  )
})
