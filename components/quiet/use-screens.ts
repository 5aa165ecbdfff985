import { useCallback, useEffect, useRef, useState } from 'react'
import { readView, type View } from './quiet-view'
import { useForgetting } from './use-forgetting'

export interface Screen {
  id: number
  view: View
}

/** Her position on a screen when she moved on to the next. */
interface Place {
  scroll: number
  focus: Element | null
}

const first: Screen = { id: 0, view: { name: 'home' } }
/** Enough for going back; the oldest are dropped. */
const MAX_SCREENS = 60

/** A phone's back button, where the browser lets the page handle it without a history entry. */
function watchBack(onBack: () => void): () => void {
  const Watcher: (new () => { onclose: () => void; destroy(): void }) | undefined = Reflect.get(window, 'CloseWatcher')
  if (!Watcher) return () => {}
  const watcher = new Watcher()
  watcher.onclose = onBack
  return () => watcher.destroy()
}

/**
 * The screens she has visited, in memory only. All stay mounted and only the last is visible, so that going back finds
 * each as she left it. The browser's history is never touched.
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
      return [first, ...before.slice(1).slice(-MAX_SCREENS), { id, view }]
    })
  }, [])

  const back = useCallback(() => setScreens((before) => (before.length > 1 ? before.slice(0, -1) : before)), [])

  const reset = useCallback(() => {
    places.current.clear()
    setScreens([first])
  }, [])

  // Focus the heading of a new screen, or her last position on a previous one.
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current === last.id) return
    const place = last.id < shown.current ? places.current.get(last.id) : undefined
    shown.current = last.id
    window.scrollTo(0, place?.scroll ?? 0)
    const heading = document.querySelector('[data-screen]:not([hidden]) h1')
    const focus = place?.focus instanceof HTMLElement && place.focus.isConnected ? place.focus : heading
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
    // An element focused outside of the screens, such as in the dialog, must not take the focus back.
    if (document.activeElement !== focus && heading instanceof HTMLElement) heading.focus({ preventScroll: true })
  }, [last.id])

  useEffect(() => (last.id === 0 ? undefined : watchBack(back)), [last.id, back])

  useForgetting(reset)

  // Buttons outside of React, including clicks before this script loaded (lib/safety/quiet-page.js).
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
