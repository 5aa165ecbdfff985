/**
 * waiting: to be sent or retried. sending: a worker holds its lease. handed: the message is being handed to the server.
 * unsure: we stopped at that moment, so it may or may not have been sent. failed: given up.
 */
export const mailStatuses = ['waiting', 'sending', 'handed', 'sent', 'unsure', 'failed'] as const
