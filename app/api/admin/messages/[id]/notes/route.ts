import { createNoteRetry } from '@/components/staff/editor-retry'
import { addNoteCall } from '@/lib/contact/inbox/calls'
import { addNote } from '@/lib/contact/inbox/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    addNoteCall,
    async ({ viewer, params, body }) => {
      await addNote(viewer, params.id, body)
      return reply(undefined, { headers: { location: `/admin/messages/${params.id}?done=note-added` } })
    },
    { retryPage: createNoteRetry },
  ),
})
