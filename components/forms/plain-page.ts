/** A page written by a handler when a form was rejected: nothing she typed is lost. */
import { helpStyle } from '@/components/help-now/help-style'
import { html, type Markup } from '@/components/help-now/markup'
import { createTextPage } from '@/components/help-now/text-page'

const formStyle = [
  'form{display:grid;gap:1.1rem;margin:1.5rem 0}',
  '.f{display:grid;gap:.35rem}',
  'label,legend{font-weight:600}',
  'input,select,textarea,button{font:inherit}',
  'input:not([type=checkbox],[type=radio]),select,textarea{width:100%;min-height:48px;padding:.5rem .9rem;border:1.5px solid var(--soft);border-radius:10px;background:var(--paper);color:var(--ink)}',
  ':is(input,select,textarea,button):focus-visible{outline:3px solid var(--mark);outline-offset:2px}',
  '[aria-invalid]{border-color:var(--red)!important}',
  'fieldset{border:0;margin:0;padding:0}',
  '.t{display:flex;gap:.6rem;align-items:center;min-height:44px;font-weight:400}',
  '.t input{width:1.25rem;height:1.25rem}',
  '.w{margin:0;padding-left:.75rem;border-left:4px solid var(--red);font-weight:600}',
  'button{min-height:48px;padding:.35rem 1.5rem;border:0;border-radius:999px;background:var(--plum);color:var(--on);font-weight:600}',
  '.z{position:absolute;left:-999rem}',
].join('')

export function createPlainPage({ title, main }: { title: string; main: Markup }): string {
  const head = html`<meta name="robots" content="noindex">`
  return createTextPage({ title, head, style: helpStyle + formStyle, main })
}
