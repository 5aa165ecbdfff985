/** What is counted as it changes. */
export const tallyTopics = ['resources', 'checks', 'mail', 'gifts', 'refunds', 'subscribers'] as const
