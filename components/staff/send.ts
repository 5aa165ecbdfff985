/** What the console says of a call that failed, and how it reads its lists. */
import { CallError, readNext, send } from '@/components/forms/calls'
import { showToast } from '@/components/ui/sonner'

const NO_ANSWER = 'We could not reach the site. Nothing was saved; what you typed is still here. Please try again.'

export function describeError(error: unknown): string {
  return (error instanceof CallError && error.detail) || NO_ANSWER
}

export function showError(error: unknown): void {
  showToast({ title: 'Error', description: describeError(error), variant: 'destructive' })
}

export interface ListPage<Item> {
  items: Item[]
  /** The cursor of the next page; null on the last. */
  cursor: string | null
}

export async function readList<Item>(path: string): Promise<ListPage<Item>> {
  const response = await send('GET', path)
  const next = readNext(response)
  const cursor = next ? new URL(next, location.href).searchParams.get('cursor') : null
  return { items: (await response.json()) as Item[], cursor }
}
