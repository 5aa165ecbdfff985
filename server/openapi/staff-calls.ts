import * as articles from '@/lib/articles/calls'
import * as audit from '@/lib/audit/calls'
import * as checks from '@/lib/checks/staff-calls'
import * as imports from '@/lib/directory-data/imports/calls'
import * as sources from '@/lib/directory-data/sources/calls'
import type { CallShape } from '@/lib/http/call'
import * as inbox from '@/lib/inbox/calls'
import * as states from '@/lib/legal/states/staff-calls'
import * as pictures from '@/lib/pictures/calls'
import * as resources from '@/lib/resources/staff-calls'
import * as staff from '@/lib/staff/calls'
import * as mail from '@/lib/staff/mail-calls'
import * as subscribers from '@/lib/subscribers/calls'

/** The calls of the console. */
export const staffCalls: readonly CallShape[] = [
  ...Object.values(articles),
  ...Object.values(resources),
  ...Object.values(imports),
  ...Object.values(sources),
  ...Object.values(checks),
  states.confirmFactCall,
  states.withdrawFactCall,
  states.publishLineCall,
  ...Object.values(pictures),
  ...Object.values(staff),
  ...Object.values(audit),
  ...Object.values(inbox),
  ...Object.values(subscribers),
  mail.listMailCall,
  mail.retryMailCall,
]
