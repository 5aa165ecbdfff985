import * as account from '@/lib/account/calls'
import * as reminders from '@/lib/account/reminders/calls'
import * as saved from '@/lib/account/saved/calls'
import * as clientLists from '@/lib/advocates/lists/calls'
import * as analytics from '@/lib/analytics/calls'
import * as checkIns from '@/lib/check-ins/calls'
import * as contact from '@/lib/contact/calls'
import * as directoryData from '@/lib/directory-data/calls'
import * as donations from '@/lib/donations/calls'
import type { CallShape } from '@/lib/http/call'
import * as health from '@/lib/http/health/calls'
import * as news from '@/lib/news/calls'
import * as newsletter from '@/lib/newsletter/calls'
import * as calling from '@/lib/resources/calling/calls'
import * as resources from '@/lib/resources/calls'
import * as checks from '@/lib/resources/checks/calls'
import * as rooms from '@/lib/resources/rooms/calls'
import * as search from '@/lib/search/calls'
import * as location from '@/lib/search/nearby/calls'
import * as recommendations from '@/lib/search/recommendations/calls'
import * as texting from '@/lib/texting/calls'
import * as scheduler from '@/server/jobs/calls'
import * as openApi from './call'
import { listCalls, staffCalls } from './staff-calls'

/** Every API call, from each domain's `calls.ts`: the content of /api/openapi.json. */
export const calls: readonly CallShape[] = [
  ...listCalls(
    resources,
    search,
    directoryData,
    checks,
    rooms,
    calling,
    location,
    analytics,
    news,
    account,
    saved,
    reminders,
  ),
  ...listCalls(clientLists, checkIns, recommendations, donations, health, scheduler),
  ...staffCalls,
  ...listCalls(contact, newsletter, texting, openApi),
]
