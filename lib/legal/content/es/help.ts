import { translate } from '@/lib/site/language/translate'
import * as english from '../help'

export const firstPlaces = translate(english.firstPlaces, {
  'lawhelp-org':
    'Elija su estado y después su pregunta. Guías gratis, formularios de la corte y oficinas de ayuda legal.',
  'legal-services-corporation-get-legal-help':
    'Escriba una dirección y vea qué oficina de ayuda legal con dinero federal le toca.',
  'womenslaw-org':
    'Pregunte por correo electrónico sobre el abuso y la ley, en español o inglés. O lea la ley de su estado.',
  'aba-free-legal-answers': 'Escriba su pregunta. Un abogado voluntario de su estado contesta en línea.',
  'lawhelp-interactive': 'Conteste preguntas y reciba llenos los formularios de la corte.',
  'usa-gov-legal-aid-guide': 'La guía del gobierno para buscar abogados gratis o de bajo costo.',
})

export const immigrationPlaces = translate(english.immigrationPlaces, {
  'immigration-advocates-network-legal-directory':
    'Abogados de inmigración gratis o de bajo costo, por código postal o centro de detención.',
  'immigration-court-pro-bono-list-eoir': 'La lista del gobierno de abogados gratis para cada corte de inmigración.',
})

export const whenYouCall = translate(english.whenYouCall, [
  'Diga primero si es seguro hablar y cómo le pueden devolver la llamada.',
  'Diga si hay una fecha de corte o una carta con fecha. Así la atienden antes.',
  'Si es por violencia o abuso, dígalo. Muchas oficinas toman primero esos casos.',
  'Le van a preguntar su nombre y el de la otra persona, para comprobar que no ayudan ya a esa persona.',
  'Quizás le pregunten cuánto gana. Si otra persona controla el dinero, diga lo que usted misma puede usar.',
  'Pregunte cuánto cuesta, y si lo que dice es privado. También puede pedir un intérprete gratis.',
  'Si no pueden ayudarle, pregunte quién puede. Después llame al que sigue. Muchas veces hace falta más de una llamada.',
])

export const otherWays = translate(english.otherWays, [
  'El centro de autoayuda o la secretaría de su corte tiene formularios. Le pueden decir cómo llenarlos, pero no qué decidir.',
  'Las intercesoras de los programas de violencia doméstica y agresión sexual conocen las cortes de ahí y pueden ir con usted.',
  'Las escuelas de derecho tienen clínicas donde estudiantes, con un abogado al lado, toman casos gratis.',
  'La línea del colegio de abogados de su estado (state bar) le puede dar un abogado para una consulta corta y de bajo costo.',
  'Cuidado con notarios, consultores y anuncios que prometen un resultado. Aquí un notario no es abogado. Revise el nombre de un abogado con el colegio de abogados del estado.',
])
