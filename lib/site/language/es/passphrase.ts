export const passphrase = {
  again: 'Escríbala otra vez',
  differ: 'Las dos frases no son iguales. Escríbalas otra vez.',
  refused: {
    short: 'Use 12 letras o más. Cuatro o cinco palabras son fáciles de recordar.',
    guessable: 'Esta frase es fácil de adivinar. Use cuatro o cinco palabras que no vayan juntas.',
  },
  suggest: 'Deme cinco palabras',
}

export const wrongPassphrase =
  'Esa frase no es la correcta. No se cambió nada. Revise las mayúsculas y pruebe otra vez.'
