import 'server-only'
import { expireTags } from '@/lib/cache/expire'
import { DIRECTORY_TAG, NEWS_TAG } from '@/lib/cache/tags'
import { env, isServerless } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { showError } from '@/lib/log/log-console'
import { findPartner } from '@/lib/session/partner-keys'
import { isScheduler } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import { createRoute } from './create-route'
import { getLimiter } from './rate-limit'

/** Creates a handler from a call's declaration and implementation; `methods()` turns handlers into a route file's exports. */
export const route = createRoute({
  siteUrl: env.SITE_URL,
  getViewer,
  isScheduler,
  hasImportKey: async (request) => (await findPartner(request)) !== null,
  getLimiter,
  log: logEvent,
  showError: env.NODE_ENV === 'development' ? showError : undefined,
  now: () => performance.now(),
  afterWrite: isServerless() ? () => expireTags([DIRECTORY_TAG, NEWS_TAG]) : undefined,
})
