import { stripModule } from '@/lib/text/strip-module'
import answers from '@/lib/vault/hand-over.js?raw'
import card from './card.js?raw'

export const cardScript = `(() => {\n'use strict'\n${stripModule(answers)}\n${stripModule(card)}\nstartCallCard()\n})()`
