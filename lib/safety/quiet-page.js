// @ts-check

/**
 * For the quiet page, from its first moment: a link to a place in the page would change the address, which the browser
 * writes down. What is pressed before the page's own script is there is kept, and done then.
 */
export function startQuietPage() {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const link = target && target.closest('a[href^="#"]')
      const button = target && target.closest('[data-quiet-go]')
      if (button) document.documentElement.dataset.quietGo = button.getAttribute('data-quiet-go') || ''
      if (!link) return
      event.preventDefault()
      const place = document.querySelector(link.getAttribute('href') || '')
      if (place instanceof HTMLElement && place.tabIndex >= -1 && place.hasAttribute('tabindex')) place.focus()
    },
    true,
  )
}
