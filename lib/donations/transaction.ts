import type { Database } from '@/db'

/** What is passed on inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
