/** 'Text START to 88788', and without a word to send 'Text 988'. */
export const textSaid = { send: 'Text', to: 'to', plain: 'Text' }
