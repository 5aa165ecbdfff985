export const staffRoles = ['editor', 'admin'] as const
/** What an editor may be given. A right to read changes nothing; only administrators delete subscribers. */
export const staffPermissions = ['donations:read', 'messages:read', 'messages:write', 'subscribers:read'] as const
export const savedStatuses = ['saved', 'contacted', 'applied', 'completed'] as const
export const reminderTypes = ['application', 'appointment', 'deadline', 'follow-up', 'other'] as const
export const urgencies = ['now', 'soon', 'planning'] as const
