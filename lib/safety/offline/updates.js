// @ts-check
import { startWorker } from './start-worker.js'

/** How often we check whether the prompt would be in the way, in milliseconds. */
const LOOK = 1000

/**
 * Registers the service worker, and asks whether to activate a new version at once.
 * @param {{ question: string, refresh: string, later: string }} said
 */
export function startUpdates(said) {
  const { serviceWorker } = navigator
  /** @type {HTMLElement | undefined} */
  let bar

  /** What a reload would lose, or the prompt must not cover. */
  function isInTheWay() {
    if (document.querySelector('dialog[open]:not(.crisis), iframe, [data-phase="open"]')) return true
    return Array.from(document.querySelectorAll('input, textarea')).some((field) => {
      if (!(field instanceof HTMLInputElement)) return field instanceof HTMLTextAreaElement && field.value !== ''
      if (/^(hidden|submit|button|reset|radio)$/.test(field.type)) return false
      return field.type === 'checkbox' ? field.checked : field.value !== ''
    })
  }

  /**
   * Either way every page comes from the network, so the next one is new anyway.
   * @param {ServiceWorkerRegistration} registration @param {() => void} [then]
   */
  function takeOver({ waiting }, then) {
    if (then && !waiting) return then()
    if (then) serviceWorker.addEventListener('controllerchange', then)
    if (waiting) waiting.postMessage({ type: 'skip' })
  }

  /** @param {string} text @param {() => void} press */
  function createButton(text, press) {
    return Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'btn btn-line',
      textContent: text,
      onclick: press,
    })
  }

  /** In the page's flow: it covers nothing, least of all the exit. @param {ServiceWorkerRegistration} registration */
  function ask(registration) {
    const main = document.querySelector('main')
    if (bar || !main) return
    const question = Object.assign(document.createElement('p'), { className: 'update', role: 'status' })
    bar = question
    const show = () => {
      // Another tab has activated the new version.
      if (!registration.waiting) return close()
      const isShown = question.isConnected
      if (isInTheWay()) question.remove()
      else if (!isShown) main.prepend(question)
    }
    const beat = setInterval(show, LOOK)
    const close = () => {
      clearInterval(beat)
      question.remove()
    }
    const decline = () => {
      close()
      takeOver(registration)
    }
    question.append(
      `${said.question} `,
      createButton(said.refresh, () => takeOver(registration, () => location.reload())),
      ' ',
      createButton(said.later, decline),
    )
    addEventListener('marigold:exit', close)
    show()
  }

  /** @param {ServiceWorkerRegistration} registration */
  function watch(registration) {
    const { installing, waiting } = registration
    if (!serviceWorker.controller) return
    if (waiting) ask(registration)
    else if (installing) {
      installing.addEventListener('statechange', () => {
        if (installing.state === 'installed') ask(registration)
      })
    }
  }

  startWorker((registration) => {
    watch(registration)
    registration.addEventListener('updatefound', () => watch(registration))
  })
}
