import { describeHsdsCall } from '@/lib/directory-data/calls'
import { HSDS_VERSION } from '@/lib/directory-data/hsds-standard'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { site } from '@/lib/site/site'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(describeHsdsCall, async () => ({
      version: HSDS_VERSION,
      profile: `${site.url}/about/open-data`,
      openapi_url: `${site.url}/api/openapi.json`,
      description: `The public directory of ${site.name}. Read-only. It never includes a confidential address.`,
      publisher: { name: site.name, email: site.contact.email, website: `${site.url}/contact` },
    })),
  ),
})
