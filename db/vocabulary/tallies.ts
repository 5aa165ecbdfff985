/** The topics of running counts. */
export const tallyTopics = ['resources', 'checks', 'mail', 'gifts', 'refunds', 'subscribers'] as const
