import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { textMessageCall } from '@/lib/texting/calls'
import { receiveText } from '@/lib/texting/receive'
import { writeReply } from '@/lib/texting/twilio'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(textMessageCall, async ({ body, request }) => {
    const messages = await receiveText(body, request.headers.get('x-twilio-signature'))
    return new Response(writeReply(messages), { headers: { 'content-type': 'text/xml; charset=utf-8' } })
  }),
})
