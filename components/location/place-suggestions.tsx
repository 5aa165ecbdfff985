'use client'

import { useEffect } from 'react'

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2

/** Fills the form's suggestions with towns as she types. The form works without it. */
export function PlaceSuggestions() {
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>('input#place')
    const list = document.querySelector<HTMLDataListElement>('#place-suggestions')
    if (!input || !list) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking: AbortController | undefined
    const ask = async (typed: string) => {
      asking?.abort()
      asking = new AbortController()
      try {
        const response = await fetch(`/api/location/places?q=${encodeURIComponent(typed)}`, {
          signal: asking.signal,
          cache: 'no-store',
        })
        if (!response.ok) return
        const places: string[] = await response.json()
        list.replaceChildren(
          ...places.map((place) => {
            const option = document.createElement('option')
            option.value = place
            return option
          }),
        )
      } catch {
        // A suggestion that fails to load is no loss.
      }
    }
    const follow = () => {
      clearTimeout(timer)
      const typed = input.value.trim()
      if (typed.length >= MIN_LETTERS && !/^\d/.test(typed)) timer = setTimeout(() => void ask(typed), DEBOUNCE_MS)
    }
    input.addEventListener('input', follow)
    return () => {
      clearTimeout(timer)
      asking?.abort()
      input.removeEventListener('input', follow)
    }
  }, [])
  return null
}
