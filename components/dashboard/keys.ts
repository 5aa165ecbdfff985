/** The names of what is kept in the browser while a page is open; joined by slashes they are the calls. */
export const savedKey = ['/api/user', 'saved-resources'] as const
export const remindersKey = ['/api/user', 'reminders'] as const
export const recommendationsKey = ['/api/user', 'ai-recommendations'] as const
export const userKey = ['/api/auth', 'user'] as const
export const preferencesKey = ['/api/user', 'preferences'] as const
/** Not below the reminders themselves, which change more often. */
export const settingsKey = ['/api/user/reminders', 'settings'] as const
export const checkInViewKey = ['/api/user/check-ins', 'view'] as const
