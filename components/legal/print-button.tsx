'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Prints under a title that does not mention this site, because browsers put the page's title on the paper. */
function printAs(title: string): void {
  const before = document.title
  document.title = title
  window.addEventListener(
    'afterprint',
    () => {
      document.title = before
    },
    { once: true },
  )
  window.print()
}

export function PrintButton({ title, label }: { title: string; label: string }) {
  return (
    <Button type="button" onClick={() => printAs(title)}>
      <Icon name="printer" /> {label}
    </Button>
  )
}
