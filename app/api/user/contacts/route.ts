import { createContactRetry } from '@/components/check-ins/retry-forms'
import { addContactCall, listContactsCall } from '@/lib/check-ins/calls'
import { addContact, listContacts } from '@/lib/check-ins/contacts'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listContactsCall, ({ viewer }) => listContacts(viewer)),
  POST: route(addContactCall, ({ viewer, body }) => addContact(viewer, body), { retryPage: createContactRetry }),
})
