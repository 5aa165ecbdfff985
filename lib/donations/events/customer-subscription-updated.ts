import { applySubscription } from './apply-subscription'
import type { EventHandler } from './outcome'

export const onCustomerSubscriptionUpdated: EventHandler = applySubscription
