import * as audit from '@/lib/audit/calls'
import * as inbox from '@/lib/contact/inbox/calls'
import * as imports from '@/lib/directory-data/imports/calls'
import * as sources from '@/lib/directory-data/sources/calls'
import type { CallShape } from '@/lib/http/call'
import * as states from '@/lib/legal/states/staff-calls'
import * as articles from '@/lib/news/articles/calls'
import * as pictures from '@/lib/news/articles/pictures/calls'
import * as newsletter from '@/lib/newsletter/desk/calls'
import * as subscribers from '@/lib/newsletter/subscribers/calls'
import * as calling from '@/lib/resources/calling/staff-calls'
import * as checks from '@/lib/resources/checks/staff-calls'
import * as rooms from '@/lib/resources/rooms/staff-calls'
import * as resources from '@/lib/resources/staff/staff-calls'
import * as twins from '@/lib/resources/twins/staff-calls'
import * as messages from '@/lib/site/messages/staff-calls'
import * as staff from '@/lib/staff/calls'
import * as mail from '@/lib/staff/mail-calls'

/** All calls exported by these modules, in order: a `calls.ts` exports nothing else. */
export function listCalls(...modules: Record<string, CallShape>[]): CallShape[] {
  return modules.flatMap((calls) => Object.values(calls))
}

/** The calls of the console. */
export const staffCalls: readonly CallShape[] = [
  ...listCalls(articles, resources, imports, sources, checks, rooms, calling, twins),
  states.confirmFactCall,
  states.withdrawFactCall,
  states.dismissDifferenceCall,
  states.publishLineCall,
  messages.recordReadingCall,
  ...listCalls(pictures, staff, audit, inbox, subscribers, newsletter),
  mail.listMailCall,
  mail.retryMailCall,
  mail.manyMailCall,
]
