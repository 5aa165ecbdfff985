import { getHsdsTermCall } from '@/lib/directory-data/calls'
import { listTerms } from '@/lib/directory-data/terms-query'
import { openData } from '@/lib/directory-data/version'
import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(getHsdsTermCall, async ({ params }) => orNotFound((await listTerms()).find(({ id }) => id === params.id))),
  ),
})
