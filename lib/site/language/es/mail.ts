import type { mail as english } from '../en/mail'

export const mail: typeof english = {
  unsubscribe: 'Ya no quiero estos correos',
  note: (name) => `Un mensaje de ${name}`,
  alone: 'Ábralo cuando esté sola.',
}
