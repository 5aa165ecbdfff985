import type { list as english } from '../en/list'

export const list = {
  tab: 'Lista',
  title: 'Números que parecen otra cosa',
  lines: 'Números nacionales, como una receta o un recibo',
  looks: 'Cómo se ve',
  save: (file) => `Guardar para imprimir, como ${file}.pdf`,
  picture: 'Guardar como imagen',
  readTitle: 'Cómo se lee',
  read: 'La primera letra dice para qué es el número. Marque los números tal como están, hasta la x.',
  limitsTitle: 'Lo que no puede hacer',
  limits: [
    'Engaña a quien mira rápido, no a quien busca. Quien marque uno de los números habla con el programa.',
    'Apréndase las letras de arriba y salga de esta página. El papel no las explica.',
    'El archivo o la imagen queda en sus descargas o en sus fotos, y se puede copiar a otros aparatos.',
    'No guardamos ninguna lista ni nota de que la hizo. El historial de su navegador muestra la página como “Lista”.',
    'Si él cuenta sus recetas o revisa sus recibos, no la lleve: mejor apréndase un número de memoria.',
  ],
} satisfies typeof english
