import { nameSessionCookie } from '@/lib/session/cookie'
import { site } from '@/lib/site/site'
import { calls } from './calls'
import { describeApi, type OpenApiDocument } from './document'

let document: OpenApiDocument | null = null

/** Built once per process: the calls don't change while it runs. */
export function getDocument(): OpenApiDocument {
  document ??= describeApi(calls, { title: site.name, serverUrl: site.url, cookieName: nameSessionCookie(site.url) })
  return document
}
