// @ts-check

/**
 * Save on a card, without leaving the page it stands on; pressed again, it is taken back. What the server refuses is left
 * to the form (components/resources/save-form.tsx), which leads to the page that says why, or that asks to sign in.
 * @param {{ undo: string, list: string, listPath: string, saved: string, undone: string, failed: string }} said
 */
export function startSaving(said) {
  /** What each button saved, and what it said before. @type {WeakMap<Element, { id: string, words: string | null }>} */
  const kept = new WeakMap()
  const waiting = new WeakSet()

  /** @param {string} text */
  function tell(text) {
    const status = document.querySelector('[data-save-status]')
    if (status) status.textContent = text
  }

  /** What stands beside the button, until it is pressed again. @param {Element} button @param {HTMLElement} [note] */
  function setNote(button, note) {
    const old = button.nextElementSibling
    if (old && old.matches('[data-note]')) old.remove()
    if (!note) return
    note.className = 'tap'
    note.dataset.note = ''
    button.after(note)
  }

  /** @param {HTMLFormElement} form @param {HTMLButtonElement} button */
  async function press(form, button) {
    const before = kept.get(button)
    const address = before ? button.formAction.replace(/add\/.*/, before.id) : button.formAction
    const answer = await fetch(address, {
      method: before ? 'DELETE' : 'POST',
      headers: { accept: 'application/json' },
      cache: 'no-store',
    })
    // Gone from her list by another tab, it is off it.
    if (!answer.ok && !(before && answer.status === 404)) {
      form.action = button.formAction
      return form.submit()
    }
    const title = button.querySelector('.sr-only')
    const words = title && title.previousSibling
    if (!title || !words) return
    if (before) {
      kept.delete(button)
      words.nodeValue = before.words
      setNote(button)
    } else {
      kept.set(button, { id: (await answer.json()).id, words: words.nodeValue })
      words.nodeValue = said.undo
      setNote(button, Object.assign(document.createElement('a'), { href: said.listPath, textContent: said.list }))
    }
    tell((before ? said.undone : said.saved) + title.textContent)
  }

  document.addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event
    if (!(form instanceof HTMLFormElement && form.id === 'save' && button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (waiting.has(button)) return
    waiting.add(button)
    press(form, button)
      .catch(() => {
        setNote(button, Object.assign(document.createElement('span'), { textContent: said.failed }))
        tell(said.failed)
      })
      .finally(() => waiting.delete(button))
  })
}
