import '@/components/checks/checks.css'
import { HeldAddresses } from '@/components/checks/held-addresses'
import { NextPage } from '@/components/staff/list-tools'
import { readListParams, readTableAddress, writeNextHref } from '@/lib/http/staff-list/read-params'
import { listHeldAddresses } from '@/lib/resources/checks/addresses'
import { listAddressesCall } from '@/lib/resources/checks/staff-calls'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/addresses', 'Addresses held back')

export default consolePage('checks', async ({ viewer, search }) => {
  const { cursor, limit, show } = readListParams(listAddressesCall, search)
  const { items, next } = await listHeldAddresses(viewer, { show, limit, after: cursor })
  const isKept = show === 'kept'
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Addresses held back: publish or keep</h2>
      <p className="max-w-[68ch]">
        A refuge from violence may stand at these addresses, so the public sees only the town and the phone number.
        Publish one only if you know that nobody is in hiding there. If you are not sure, keep it back.
      </p>
      <ul className="row">
        <li>
          <a className="tap" href="/admin/checks/addresses" aria-current={isKept ? undefined : 'page'}>
            Not decided yet
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/addresses?show=kept" aria-current={isKept ? 'page' : undefined}>
            Kept back
          </a>
        </li>
      </ul>
      <HeldAddresses
        items={items}
        isKept={isKept}
        address={readTableAddress('/admin/checks/addresses', search, ['show'])}
      />
      <NextPage href={writeNextHref('/admin/checks/addresses', search, ['show', 'columns'], next)} />
    </>
  )
})
