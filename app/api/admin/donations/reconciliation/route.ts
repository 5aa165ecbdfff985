import { getReconciliationCall, runReconciliationCall } from '@/lib/donations/calls'
import { getLastReconciliation } from '@/lib/donations/queries'
import { reconcileDonations } from '@/lib/donations/reconcile'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getReconciliationCall, async () => getLastReconciliation()),
  POST: route(runReconciliationCall, async ({ signal }) => {
    await reconcileDonations(new Date(), signal)
    return getLastReconciliation()
  }),
})
