import { applySubscription } from './apply-subscription'
import type { EventHandler } from './outcome'

export const onCustomerSubscriptionCreated: EventHandler = applySubscription
