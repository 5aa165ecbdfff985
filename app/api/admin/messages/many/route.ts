import { manyMessagesCall } from '@/lib/contact/inbox/calls'
import { assignMessage } from '@/lib/contact/inbox/reply'
import { setMessageStatus } from '@/lib/contact/inbox/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'
import type { Viewer } from '@/lib/session/policy'

const acts = {
  close: (viewer: Viewer, id: string) => setMessageStatus(viewer, id, 'closed'),
  open: (viewer: Viewer, id: string) => setMessageStatus(viewer, id, 'open'),
  take: (viewer: Viewer, id: string) => assignMessage(viewer, id, viewer.email ?? ''),
  leave: (viewer: Viewer, id: string) => assignMessage(viewer, id, ''),
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyMessagesCall, ({ viewer, body }) =>
    answerMany('/admin/messages', body, (id) => acts[body.act](viewer, id)),
  ),
})
