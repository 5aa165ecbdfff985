/** What she types to delete her account. */
export const CONFIRM_WORD = 'DELETE'
export const DELETED_PAGE = '/sign-in/deleted'
