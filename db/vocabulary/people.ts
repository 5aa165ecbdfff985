export const staffRoles = ['editor', 'admin'] as const
export const staffPermissions = ['donations:read', 'messages:read', 'subscribers:read'] as const
export const savedStatuses = ['saved', 'contacted', 'applied', 'completed'] as const
export const reminderTypes = ['application', 'appointment', 'deadline', 'follow-up', 'other'] as const
export const urgencies = ['now', 'soon', 'planning'] as const
