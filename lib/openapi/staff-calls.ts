import * as articles from '@/lib/articles/calls'
import * as audit from '@/lib/audit/calls'
import type { CallShape } from '@/lib/http/call'
import * as pictures from '@/lib/pictures/calls'
import * as resources from '@/lib/resources/staff-calls'
import * as staff from '@/lib/staff/calls'

/** The calls of the console. */
export const staffCalls: readonly CallShape[] = [
  ...Object.values(articles),
  ...Object.values(resources),
  ...Object.values(pictures),
  ...Object.values(staff),
  ...Object.values(audit),
]
