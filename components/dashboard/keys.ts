/** Query keys of the data in an open page. Joined with slashes, each is the path of its call. */
export const savedKey = ['/api/user', 'saved-resources'] as const
export const remindersKey = ['/api/user', 'reminders'] as const
export const recommendationsKey = ['/api/user', 'ai-recommendations'] as const
export const userKey = ['/api/auth', 'user'] as const
export const preferencesKey = ['/api/user', 'preferences'] as const
/** Not under the reminders' key, because reminders change more often. */
export const settingsKey = ['/api/user/reminders', 'settings'] as const
export const checkInViewKey = ['/api/user/check-ins', 'view'] as const
