import { applyRefund } from './apply-refund'
import type { EventHandler } from './outcome'

export const onRefundCreated: EventHandler = applyRefund
