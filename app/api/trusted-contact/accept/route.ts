import { acceptContactCall } from '@/lib/check-ins/calls'
import { answerAsContact } from '@/lib/check-ins/contacts'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(acceptContactCall, ({ body }) => answerAsContact(body.token, 'accept')),
})
