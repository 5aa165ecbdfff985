/** Now, tonight, in danger: how soon help is needed. One phrase a line. */
export const urgency = `
  now
  right now
  right away
  asap
  immediately
  tonight
  to night
  tonite
  2nite
  2night
  today
  emergency
  urgent
  urgently
  sos
  in danger
  danger
  get me out
  open now
  open late
  open tonight
  24 hour
  24 hours
  24/7
  24 7
  hurry
  outside right now
  at the door
  he is outside
  hes outside
  hes coming
  he is coming
  ahora
  ahorita
  ya mismo
  esta noche
  hoy
  hoy mismo
  urgente
  urgencia
  emergencia
  peligro
  en peligro
  estoy en peligro
  auxilio
  socorro
  ayudame
  ayudenme
`

/** She states that she has no bed for tonight. */
export const noPlaceTonight = `
  nowhere to go
  nowhere to sleep
  no place to go
  no place to sleep
  nowhere to stay
  no place to stay
  no safe place
  nowhere safe
  nowhere safe to go
  nowhere to go tonight
  nowhere to sleep tonight
  place to sleep tonight
  place to stay tonight
  somewhere to sleep tonight
  safe place tonight
  safe place to stay tonight
  a safe place tonight
  bed tonight
  bed for tonight
  shelter tonight
  homeless tonight
  sleeping outside tonight
  sleeping in my car tonight
  kicked out tonight
  no tengo a donde ir
  no tengo adonde ir
  no tengo donde ir
  no tengo donde dormir
  no tengo donde quedarme
  no tengo donde pasar la noche
  donde dormir esta noche
  donde dormir hoy
  refugio esta noche
  refugio para esta noche
  lugar seguro esta noche
  donde pasar la noche
  sin lugar donde ir
`

/** A medical emergency. */
export const dying = `
  overdose
  911
  9 1 1
  call 911
  overdosed
  overdosing
  od
  od ed
  cant breathe
  cant wake her up
  wont wake up
  not breathing
  bleeding
  bleeding a lot
  stabbed
  shot me
  got shot
  took too many pills
  took a bunch of pills
  sobredosis
  no respira
  no puedo respirar
  estoy sangrando
  me apunalo
  me disparo
`

/** Languages she asks for, by their BCP 47 tag. */
export const languages: Record<string, string> = {
  es: `
    spanish
    spanish speaking
    in spanish
    habla espanol
    hablan espanol
    en espanol
    espanol
    hispanic
    latina
    latinas
    latino
    hispana
  `,
  zh: `
    chinese
    mandarin
    cantonese
    chinese speaking
  `,
  vi: `
    vietnamese
  `,
  ko: `
    korean
  `,
  tl: `
    tagalog
    filipino
    filipina
  `,
  ar: `
    arabic
    arabic speaking
    muslim
    muslim women
  `,
  fr: `
    french
    french speaking
  `,
  ht: `
    haitian
    haitian creole
    creole
    kreyol
  `,
  ru: `
    russian
    ukrainian
  `,
  pt: `
    portuguese
    brazilian
  `,
  hi: `
    hindi
    south asian
  `,
  ur: `
    urdu
  `,
  pa: `
    punjabi
  `,
  so: `
    somali
  `,
  am: `
    amharic
    ethiopian
  `,
  hmn: `
    hmong
  `,
  pl: `
    polish
  `,
  fa: `
    farsi
    persian
    dari
  `,
  ja: `
    japanese
  `,
  asl: `
    asl
    sign language
    american sign language
    lengua de senas
  `,
}

/** Ways to say 'near me'. */
export const nearMe = `
  near me
  nearme
  close to me
  close by
  nearby
  near by
  near here
  around me
  around here
  in my area
  in my town
  in my city
  in my county
  in my state
  nearest
  closest
  local
  walking distance
  cerca de mi
  cerca de aqui
  cerca
  cercano
  cercana
  mas cercano
  en mi area
  en mi ciudad
  por aqui
`
