import { applyDispute } from './apply-dispute'
import type { EventHandler } from './outcome'

export const onChargeDisputeCreated: EventHandler = applyDispute
