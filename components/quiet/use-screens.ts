import { useCallback, useEffect, useRef, useState } from 'react'
import { readView, type View } from './quiet-view'
import { useForgetting } from './use-forgetting'

export interface Screen {
  id: number
  view: View
}

/** Where she was on a screen when she went on to the next. */
interface Place {
  scroll: number
  focus: Element | null
}

const first: Screen = { id: 0, view: { name: 'home' } }
/** Enough for going back; the oldest are dropped. */
const MOST = 60

/** The button of a phone for going back, where the browser hands it to the page: it makes no entry of its own. */
function watchBack(onBack: () => void): () => void {
  const Watcher: (new () => { onclose: () => void; destroy(): void }) | undefined = Reflect.get(window, 'CloseWatcher')
  if (!Watcher) return () => {}
  const watcher = new Watcher()
  watcher.onclose = onBack
  return () => watcher.destroy()
}

/**
 * The screens that she has been through, in memory alone. All stay in the page and only the last is shown, so that going
 * back finds each as it was left. The browser's own list of pages is never touched.
 */
export function useScreens() {
  const [screens, setScreens] = useState<Screen[]>([first])
  const places = useRef<Map<number, Place>>(new Map())
  const next = useRef(1)
  const last = screens.at(-1) ?? first

  const open = useCallback((view: View) => {
    const id = next.current
    next.current += 1
    setScreens((before) => {
      const from = before.at(-1)?.id ?? 0
      places.current.set(from, { scroll: window.scrollY, focus: document.activeElement })
      return [first, ...before.slice(1).slice(-MOST), { id, view }]
    })
  }, [])

  const back = useCallback(() => setScreens((before) => (before.length > 1 ? before.slice(0, -1) : before)), [])

  const reset = useCallback(() => {
    places.current.clear()
    setScreens([first])
  }, [])

  // The heading of what is new; the place she left, of what she comes back to.
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current === last.id) return
    const place = last.id < shown.current ? places.current.get(last.id) : undefined
    shown.current = last.id
    window.scrollTo(0, place?.scroll ?? 0)
    const heading = document.querySelector('[data-screen]:not([hidden]) h1')
    const focus = place?.focus instanceof HTMLElement && place.focus.isConnected ? place.focus : heading
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
    // What was focused outside of the screens, such as in the dialog, may not take the focus any more.
    if (document.activeElement !== focus && heading instanceof HTMLElement) heading.focus({ preventScroll: true })
  }, [last.id])

  useEffect(() => (last.id === 0 ? undefined : watchBack(back)), [last.id, back])

  useForgetting(reset)

  // Buttons that stand outside, and what was pressed before this script was there (lib/safety/quiet-page.js).
  useEffect(() => {
    const openWanted = (wanted: string | null | undefined) => {
      const view = readView(wanted ?? '')
      delete document.documentElement.dataset.quietGo
      if (view) open(view)
    }
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-quiet-go]') : null
      if (button) openWanted(button.getAttribute('data-quiet-go'))
    }
    openWanted(document.documentElement.dataset.quietGo)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open])

  return { screens, last, isDeep: last.id !== 0, open, back, reset }
}
