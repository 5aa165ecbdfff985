import { applyCharge } from './apply-charge'
import type { EventHandler } from './outcome'

export const onChargeSucceeded: EventHandler = applyCharge
