/** The names of what is kept in the browser while a page is open; joined by slashes they are the calls. */
export const savedKey = ['/api/user', 'saved-resources'] as const
export const remindersKey = ['/api/user', 'reminders'] as const
export const recommendationsKey = ['/api/user', 'ai-recommendations'] as const
export const userKey = ['/api/auth', 'user'] as const
