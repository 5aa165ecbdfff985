import { deleteAccountCall, getHoldingsCall, sendDeletionCall } from '@/lib/account/calls'
import { deleteAccount } from '@/lib/account/delete-account'
import { getHoldings } from '@/lib/account/holdings'
import { forgetHere } from '@/lib/account/sign-out'
import { DELETED_PAGE } from '@/lib/account/words'
import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { readSessionToken } from '@/lib/session/cookie'

/** A deletion that did not happen signs nobody out. */
const isDeleted = (response: Response) => response.status === 204 || response.headers.get('location') === DELETED_PAGE

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getHoldingsCall, async ({ viewer, request }) =>
    reply(await getHoldings(viewer, readSessionToken(request)), {
      headers: { 'content-disposition': 'attachment; filename="account.json"' },
    }),
  ),
  DELETE: forgetHere(
    route(deleteAccountCall, ({ viewer }) => deleteAccount(viewer.userId)),
    isDeleted,
  ),
  POST: forgetHere(
    route(sendDeletionCall, ({ viewer }) => deleteAccount(viewer.userId)),
    isDeleted,
  ),
})
