/**
 * waiting: to be sent, perhaps again. sending: a worker holds its lease. handed: its end is on its way to the server.
 * unsure: we stopped at that moment, so that it may have gone out or not. failed: given up.
 */
export const mailStatuses = ['waiting', 'sending', 'handed', 'sent', 'unsure', 'failed'] as const
