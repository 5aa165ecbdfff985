import { applyCharge } from './apply-charge'
import type { EventHandler } from './outcome'

export const onChargePending: EventHandler = applyCharge
