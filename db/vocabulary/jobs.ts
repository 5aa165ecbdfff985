export const jobResults = ['done', 'failed'] as const
