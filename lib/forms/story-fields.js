// @ts-check

/** From so many letters left on, she is told. */
const FEW = 200

/** Fields for a told story: Enter sends it, as in a field of one line, and near the end it says how much is left. */
export function startStoryFields() {
  /** @param {Event} event */
  const find = ({ target }) => (target instanceof HTMLTextAreaElement && 'story' in target.dataset ? target : null)

  document.addEventListener('keydown', (event) => {
    const field = find(event)
    if (!field || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (field.form) field.form.requestSubmit()
  })

  document.addEventListener('input', (event) => {
    const field = find(event)
    if (!field) return
    // Browsers that cannot size a field by its content.
    if (!CSS.supports('field-sizing', 'content')) {
      field.style.height = 'auto'
      field.style.height = `${field.scrollHeight}px`
    }
    const note = field.form && field.form.querySelector('[data-letters-left]')
    if (!(note instanceof HTMLElement)) return
    const left = field.maxLength - field.value.length
    note.textContent = left > FEW ? '' : (note.dataset.lettersLeft || '').replace('{count}', String(left))
  })
}
