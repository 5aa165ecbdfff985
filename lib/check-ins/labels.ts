import type { ContactDto } from './schema'
import type { CheckInState } from './transitions'

export const stateNames: Record<CheckInState, string> = {
  draft: 'Ready to start',
  'awaiting-contact': 'Waiting for an answer',
  armed: 'Running',
  due: 'Time to check in',
  grace: 'Time to check in',
  alerted: 'Message sent',
  'delivery-failed': 'A message could not be delivered',
  resolved: 'Ended',
  expired: 'Expired',
  cancelled: 'Ended',
}

export const contactStateNames: Record<ContactDto['status'], string> = {
  asked: 'Has not answered yet',
  accepted: 'Has said yes',
  declined: 'Has said no',
  stopped: 'Asked for no more email',
}
