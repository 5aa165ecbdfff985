import { deleteAccountCall, getHoldingsCall, sendDeletionCall } from '@/lib/account/calls'
import { deleteAccount } from '@/lib/account/delete-account'
import { getHoldings } from '@/lib/account/holdings'
import { clearBrowserState } from '@/lib/account/sign-out'
import { DELETED_PAGE } from '@/lib/account/words'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { readSessionToken } from '@/lib/session/cookie'
import { withoutLanguage } from '@/lib/site/language/languages.mjs'

/** A failed deletion signs nobody out. */
const isDeletedPage = (path: string | null) => path !== null && withoutLanguage(path) === DELETED_PAGE
const isDeleted = (response: Response) => response.status === 204 || isDeletedPage(response.headers.get('location'))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getHoldingsCall, async ({ viewer, request }) =>
    reply(await getHoldings(viewer, readSessionToken(request)), {
      headers: { 'content-disposition': 'attachment; filename="account.json"' },
    }),
  ),
  DELETE: clearBrowserState(
    route(deleteAccountCall, async ({ viewer }) => void (await deleteAccount(viewer.userId))),
    isDeleted,
  ),
  POST: clearBrowserState(
    route(sendDeletionCall, async ({ viewer }) => void (await deleteAccount(viewer.userId))),
    isDeleted,
  ),
})
