import { getHsdsTaxonomyCall } from '@/lib/directory-data/calls'
import { getTaxonomy, taxonomyKeys } from '@/lib/directory-data/hsds-terms'
import { openData } from '@/lib/directory-data/version'
import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(getHsdsTaxonomyCall, async ({ params }) =>
      orNotFound(taxonomyKeys.map(getTaxonomy).find(({ id }) => id === params.id)),
    ),
  ),
})
