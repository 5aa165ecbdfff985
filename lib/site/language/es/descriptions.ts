/**
 * The descriptions that are made of patterns, by the lists that were joined to the directory or by a source that is
 * read again, and what they say in Spanish. `*` stands for any words, which stay as they are: a name, a place.
 */
import { translateTown } from './lists'

const care = {
  'drug, alcohol and mental-health care': 'para drogas, alcohol y salud mental',
  'drug, alcohol or mental-health care': 'para drogas, alcohol o salud mental',
  'drug and alcohol care': 'para drogas y alcohol',
  'mental-health care': 'de salud mental',
}

const people = { 'women and families': 'mujeres y familias', 'people without a home': 'personas sin hogar' }

const forWomen = {
  '': '',
  ' Has a program for women who are pregnant or new mothers.':
    ' Tiene un programa para embarazadas y madres recientes.',
  ' Has a program for women.': ' Tiene un programa para mujeres.',
  ' For women only.': ' Solo para mujeres.',
}

const tribal = {
  'Tribal health program': 'Programa de salud de una tribu',
  'Indian Health Service': 'Servicio de Salud Indígena (IHS)',
  'Urban Indian health organization': 'Centro de salud indígena en la ciudad',
}

const tribalCare = {
  'health care': 'atención médica',
  'behavioral health care': 'atención de salud mental y adicciones',
  'dental care': 'atención dental',
  'hospital care': 'atención de hospital',
}

const salvationArmy = {
  'food and rent and utility bills': 'comida, renta y recibos de luz y gas',
  food: 'comida',
  'rent and utility bills': 'renta y recibos de luz y gas',
  emergencies: 'emergencias',
}

const homes = {
  'rent vouchers and public housing': 'vales para la renta y vivienda pública',
  'rent vouchers': 'vales para la renta',
  'public housing': 'vivienda pública',
}

const each = <Parts extends Record<string, string>>(
  parts: Parts,
  write: (english: string, spanish: string) => string[],
) => Object.entries(parts).map(([english, spanish]) => write(english, spanish))

const HEAD_START =
  'Head Start: educación temprana, comidas y apoyo para la familia, gratis, para niños menores de 5 años de familias de bajos ingresos.'

const patterns: string[][] = [
  ...each(care, (english, spanish) => [english, spanish]).flatMap(([kind, clase]) =>
    each(forWomen, (english, spanish) => [
      `Treatment center for ${kind}.${english}`,
      `Centro de tratamiento ${clase}.${spanish}`,
    ]),
  ),
  ...each(tribal, (english, spanish) => [english, spanish]).flatMap(([who, quien]) =>
    each(tribalCare, (english, spanish) => [
      `${who}: ${english} for American Indians and Alaska Natives; ask who can be seen.`,
      `${quien}: ${spanish} para indígenas americanas y nativas de Alaska. Pregunte a quién atienden.`,
    ]),
  ),
  ...each(salvationArmy, (english, spanish) => [
    `Salvation Army local office; lists help with ${english}. Call for hours and rules.`,
    `Oficina local del Salvation Army; ofrece ayuda con ${spanish}. Llame para saber el horario y las reglas.`,
  ]),
  ...each(people, (english, spanish) => [
    `Offers transitional housing for ${english} in *. The Salvation Army runs it; call * before you go.`,
    `Ofrece vivienda de transición para ${spanish} en *. Es del Salvation Army; llame a * antes de ir.`,
  ]),
  ...each(people, (english, spanish) => [
    `Gives ${english} emergency shelter in *. The Salvation Army runs it; call * before you go.`,
    `Refugio de emergencia para ${spanish} en *. Es del Salvation Army; llame a * antes de ir.`,
  ]),
  ...each(homes, (english, spanish) => [
    `Runs ${english} in and around *. Ask * whether the waiting list is open and who is served first.`,
    `Maneja ${spanish} en * y sus alrededores. Pregunte en * si la lista de espera está abierta y a quién atienden primero.`,
  ]),
  [
    'Head Start: free early learning, meals and family help for children under 5 in families with low income. Run by *',
    `${HEAD_START} A cargo de *`,
  ],
  [
    'Head Start: free early learning, meals and family help for children under 5 in families with low income.',
    HEAD_START,
  ],
  [
    'Early Head Start: free care and family help for babies, toddlers and pregnant women with low income. Run by *',
    'Early Head Start: cuidado y apoyo para la familia, gratis, para bebés, niños pequeños y embarazadas de bajos ingresos. A cargo de *',
  ],
  [
    '*: free care and family help for babies, toddlers and pregnant women with low income. Run by *',
    '*: cuidado y apoyo para la familia, gratis, para bebés, niños pequeños y embarazadas de bajos ingresos. A cargo de *',
  ],
  [
    'Federally funded community clinic charging on a sliding scale.',
    'Clínica comunitaria con fondos federales. Cobra según lo que usted gana.',
  ],
  [
    "Federally funded clinic for women's or maternity care, sliding fees.",
    'Clínica con fondos federales para la salud de la mujer o el embarazo. Cobra según lo que usted gana.',
  ],
  [
    'Dental clinic of a federally funded health center; fees follow your income.',
    'Clínica dental de un centro de salud con fondos federales. Cobra según lo que usted gana.',
  ],
  [
    'A health center that sees everyone. What you pay depends on your income.',
    'Un centro de salud que atiende a todos. Usted paga según lo que gana.',
  ],
  [
    'Local agency for rent vouchers or public housing; ask about waiting lists.',
    'Agencia local de vales para la renta o vivienda pública. Pregunte por las listas de espera.',
  ],
  [
    'Housing counselors approved by HUD. Ask about rent, eviction, foreclosure, buying a home and repairing credit. Advice on keeping your home is free.',
    'Asesoras de vivienda aprobadas por HUD. Pregunte por la renta, un desalojo, si el banco le quiere quitar la casa (foreclosure), cómo comprar casa y cómo arreglar su crédito. Los consejos para no perder su casa son gratis.',
  ],
  [
    'Takes applications for LIHEAP, the federal help with heating, cooling and energy bills.',
    'Recibe solicitudes de LIHEAP, la ayuda federal para la calefacción, el aire acondicionado y los recibos de energía.',
  ],
  [
    'WIC clinic: food, nutrition and breastfeeding help for pregnant women, new mothers and children under 5.',
    'Clínica de WIC: alimentos, nutrición y apoyo para la lactancia para embarazadas, madres recientes y niños menores de 5 años.',
  ],
  [
    'WIC clinic: healthy food, advice about eating and breastfeeding support for pregnant women, new mothers and children under 5.',
    'Clínica de WIC: alimentos sanos, consejos para comer bien y apoyo para la lactancia para embarazadas, madres recientes y niños menores de 5 años.',
  ],
  [
    'Gives people in * whose safety depends on it a mailing address to use in place of their own. Ask who can join, and how.',
    'En *, da a las personas cuya seguridad depende de ello una dirección postal para usar en lugar de la suya. Pregunte quién puede entrar y cómo.',
  ],
  [
    'Pays victims of violent crime in * back for some of what it cost them. Ask about the deadline, and whether a police report is needed.',
    'En *, devuelve a las víctimas de delitos violentos parte de lo que les costó. Pregunte por el plazo y si hace falta un reporte de la policía.',
  ],
  [
    'Takes reports of child abuse and neglect in *. A report can start an investigation. If a child is in danger now, call 911.',
    'En *, recibe reportes de abuso o descuido de menores. Un reporte puede iniciar una investigación. Si una niña o un niño está en peligro ahora, llame al 911.',
  ],
  [
    'Takes reports of abuse, neglect or exploitation of older adults and adults with disabilities in *. A report can start an investigation. If someone is in danger now, call 911.',
    'En *, recibe reportes de abuso, descuido o explotación de personas mayores y de personas adultas con discapacidad. Un reporte puede iniciar una investigación. Si alguien está en peligro ahora, llame al 911.',
  ],
  // db/seed/more-help.csv.
  [
    'Takes applications for federal help after a disaster that the President has declared: money for a place to stay, repairs and other needs.',
    'Recibe solicitudes de ayuda federal después de un desastre declarado por el Presidente: dinero para un lugar donde quedarse, reparaciones y otras necesidades.',
  ],
  [
    'Finds you a Red Cross shelter or a warm meal after a disaster. The help is free, and nobody has to show identification to enter a shelter.',
    'Le busca un refugio de la Cruz Roja o una comida caliente después de un desastre. La ayuda es gratis y nadie tiene que mostrar identificación para entrar a un refugio.',
  ],
  [
    'Finds a place near you where trained volunteers do your tax return for free, if you earn little, have a disability or speak little English.',
    'Encuentra un lugar cerca donde voluntarios capacitados hacen gratis su declaración de impuestos, si gana poco, tiene una discapacidad o habla poco inglés.',
  ],
  [
    'Volunteers do tax returns for free, above all for people aged 60 and over.',
    'Voluntarios hacen gratis la declaración de impuestos, sobre todo a personas de 60 años o más.',
  ],
  [
    'An independent office inside the IRS that helps for free when a tax problem causes you hardship or the IRS does not answer. Every state has a local advocate.',
    'Oficina independiente dentro del IRS que ayuda gratis cuando un problema de impuestos le causa apuros o el IRS no responde. Cada estado tiene su defensora local.',
  ],
  [
    'Clinics that stand up for people with low income in a dispute with the IRS, free or for a small fee, also in languages other than English.',
    'Clínicas que defienden a personas de bajos ingresos en un pleito con el IRS, gratis o por poco dinero, también en otros idiomas además del inglés.',
  ],
  [
    'Step-by-step help for people whose intimate pictures were shared, faked or used as a threat.',
    'Ayuda paso a paso para personas cuyas imágenes íntimas fueron compartidas, falsificadas o usadas como amenaza.',
  ],
  [
    'Explains the signs of an app that secretly watches your phone, and what to do and not to do about it.',
    'Explica las señales de una aplicación que vigila su teléfono en secreto, y qué hacer y qué no hacer.',
  ],
  [
    'Explains stalking and what you can do if someone stalks you. It is a place to read, not a hotline.',
    'Explica qué es el acecho y qué puede hacer si alguien la acecha. Es para leer, no una línea de ayuda.',
  ],
  [
    'Finds programs that give free or cheaper medicine, and helps by phone. It is free and you do not sign up.',
    'Encuentra programas que dan medicinas gratis o más baratas, y ayuda por teléfono. Es gratis y no hay que registrarse.',
  ],
  [
    'Finds a clinic for an abortion, and gives some help with its cost and the trip, in several languages. Free and private.',
    'Busca una clínica para un aborto y ayuda con parte del costo y del viaje, en varios idiomas. Gratis y en privado.',
  ],
  [
    'Free and private legal information, and a lawyer where needed, for anyone who ends her own pregnancy or fears to be charged for it.',
    'Información legal gratis y privada, y una abogada si hace falta, para quien interrumpe por su cuenta su embarazo o teme que la acusen por ello.',
  ],
  [
    'Free, private advice from volunteer lawyers about abortion care in Massachusetts. Someone calls back within two or three working days.',
    'Consejo gratis y privado de abogadas voluntarias sobre el aborto en Massachusetts. Le devuelven la llamada en dos o tres días hábiles.',
  ],
  [
    'A network of local groups that give out free pads and other period supplies. Its site shows the groups near you.',
    'Red de grupos locales que reparten gratis toallas y otros productos para la menstruación. Su sitio muestra los grupos cerca de usted.',
  ],
  [
    'Free rides to medical care far from home for people with little money: gas cards, bus, train and plane tickets. Apply at least a week before.',
    'Viajes gratis a atención médica lejos de casa para personas con poco dinero: tarjetas de gasolina, boletos de autobús, tren y avión. Pídalo al menos una semana antes.',
  ],
  [
    'A free Greyhound ticket home, or to another safe place, for people aged 12 to 21 who ran away or have no home. Call the National Runaway Safeline.',
    'Un boleto gratis de Greyhound a casa, o a otro lugar seguro, para personas de 12 a 21 años que se fueron o no tienen hogar. Llame a la National Runaway Safeline.',
  ],
  [
    'A private helpline for adults who worry that a child may be sexually abused, or who want to protect one.',
    'Línea privada para personas adultas a quienes les preocupa que se abuse sexualmente de una niña o un niño, o que quieren protegerlo.',
  ],
  [
    'Loans at one percent for rural homeowners with very low income to repair a home, and grants from age 62 to remove dangers in it.',
    'Si su casa es propia, está en el campo y gana muy poco: préstamos al uno por ciento para arreglarla y, desde los 62 años, dinero que no se devuelve para quitar peligros.',
  ],
  [
    'Volunteers repair homes for free, for homeowners with low income, above all older people, people with disabilities and families with children. Through local groups.',
    'Voluntarios reparan gratis la casa de personas de bajos ingresos que son dueñas de ella, sobre todo personas mayores, con discapacidad y familias con hijos. Por medio de grupos locales.',
  ],
  [
    'Free job training, job search and advice for people aged 18 to 64 on disability benefits, without losing them at once.',
    'Capacitación, búsqueda de empleo y consejo gratis para personas de 18 a 64 años con beneficios por discapacidad, sin perderlos de inmediato.',
  ],
  [
    'Free, private legal help about your rights at work: pregnancy, time off for care or illness, and nursing. Also in Spanish.',
    'Ayuda legal gratis y privada sobre sus derechos en el trabajo: embarazo, permisos por cuidado o enfermedad, y lactancia. También en español.',
  ],
  [
    'Advice about renters’ rights in California, not from lawyers. Leave a message, in English or Spanish, and a volunteer calls back.',
    'Consejos sobre los derechos de quienes rentan en California. No los da un abogado. Deje un mensaje, en inglés o español, y una voluntaria le devuelve la llamada.',
  ],
  [
    'Volunteers explain the rights of renters in New York City by phone: repairs, heat, eviction, leases. The site gives the number and its hours.',
    'Voluntarias explican por teléfono los derechos de quienes rentan en la ciudad de Nueva York: reparaciones, calefacción, desalojo, contratos. El sitio da el número y el horario.',
  ],
  [
    'Answers about rent, eviction and landlords for each state, with the local groups that help. It is for reading, not advice on your case.',
    'Respuestas sobre la renta, el desalojo y los dueños para cada estado, con los grupos locales que ayudan. Es para leer, no consejo sobre su caso.',
  ],
  [
    'Shows where a family justice center is: advocates, police, lawyers and other help against violence under one roof.',
    'Muestra dónde hay un centro de justicia familiar: intercesoras, policía, abogados y otra ayuda contra la violencia bajo un mismo techo.',
  ],
  [
    'Shows the children’s advocacy center near you: one friendly place for a child who may have been abused, so that she tells it once.',
    'Muestra el centro de defensa de menores más cercano: un solo lugar amable para una niña o un niño que pudo sufrir abuso, para que lo cuente una sola vez.',
  ],
  [
    'Sees children who may have been abused, after the police or child protection send them: interview, medical exam and support for the family.',
    'Atiende a menores que pudieron sufrir abuso, enviados por la policía o protección de menores: entrevista, examen médico y apoyo a la familia.',
  ],
  [
    'Forensic nurses at the hospital in Towson, day and night, for people hurt by sexual assault or a partner. Free and private.',
    'Enfermeras forenses en el hospital de Towson, de día y de noche, para personas heridas por agresión sexual o por su pareja. Gratis y en privado.',
  ],
  [
    'Forensic nurses at the hospital named for sexual assault in Carroll County. From age 13; free exam and evidence.',
    'Enfermeras forenses en el hospital designado para agresión sexual en el condado de Carroll. Desde los 13 años; examen y pruebas gratis.',
  ],
  [
    'A list of the hospitals where a trained nurse examines you after a sexual assault and keeps the evidence. Any emergency room treats you too.',
    'Lista de los hospitales donde una enfermera capacitada la examina después de una agresión sexual y guarda las pruebas. Cualquier sala de emergencias también la atiende.',
  ],
  [
    'Says where to get a new birth certificate, Social Security card, state ID, passport, green card or Medicaid card after yours was lost, stolen or kept from you.',
    'Dice dónde pedir otra acta de nacimiento, tarjeta de Seguro Social, identificación estatal, pasaporte, tarjeta verde o de Medicaid si la suya se perdió, se la robaron o no se la devuelven.',
  ],
  [
    "A women's business center with SBA money, in *: advice and training for women who start or run a business. The list is from 2017, so call first.",
    'Centro de negocios para mujeres con fondos de la SBA, en *: consejos y capacitación para mujeres que empiezan o tienen un negocio. La lista es de 2017; llame primero.',
  ],
  ['VA health care for enrolled veterans.', 'Atención médica del VA para veteranas inscritas.'],
  [
    'VA health care for enrolled veterans; lists care for women veterans.',
    'Atención médica del VA para veteranas inscritas. Ofrece atención especial para mujeres.',
  ],
  [
    'VA Vet Center: free, private counseling for veterans and families, including after military sexual trauma.',
    'Vet Center del VA: consejería gratis y privada para veteranas y sus familias, también después de un abuso sexual en el servicio militar.',
  ],
  [
    'VA Vet Center: free, private counseling for veterans and families.',
    'Vet Center del VA: consejería gratis y privada para veteranas y sus familias.',
  ],
  [
    "VA benefits office: claims for disability, pensions and survivors' benefits.",
    'Oficina de beneficios del VA: solicitudes por discapacidad, pensiones y beneficios para viudas e hijos.',
  ],
  [
    'Care or advice for veterans from the Department of Veterans Affairs.',
    'Atención o consejos para veteranas, del Departamento de Asuntos de Veteranos.',
  ],
  [
    'Health care for American Indian and Alaska Native people.',
    'Atención médica para indígenas americanas y nativas de Alaska.',
  ],
  [
    'Resettlement agency on the federal list for refugees and other newcomers who qualify.',
    'Agencia de la lista federal que ayuda a refugiadas y otras recién llegadas que califican.',
  ],
  [
    'Federal grantee for young people away from home: short shelter and family help.',
    'Programa con fondos federales para jóvenes fuera de casa: refugio por poco tiempo y apoyo para la familia.',
  ],
  [
    'Federal grantee with longer housing for young people without a home.',
    'Programa con fondos federales que da vivienda por más tiempo a jóvenes sin hogar.',
  ],
  [
    'Federal grantee whose workers help young people on the street.',
    'Programa con fondos federales que ayuda a jóvenes en la calle.',
  ],
  [
    'Federal grantee housing pregnant and parenting young people.',
    'Programa con fondos federales que da vivienda a jóvenes embarazadas o con hijos.',
  ],
  [
    'State agency that gives out federal money for programs against family violence.',
    'Agencia del estado que reparte fondos federales a programas contra la violencia familiar.',
  ],
  [
    'Food pantry listed by the regional food bank; call for days, hours and rules.',
    'Despensa de alimentos de la lista del banco de alimentos de la región. Llame para saber los días, el horario y las reglas.',
  ],
  [
    'Regional food bank; ask which pantry near you is open.',
    'Banco de alimentos de la región. Pregunte qué despensa cerca de usted está abierta.',
  ],
  [
    'Diaper bank; gives diapers and basics, often through partner agencies.',
    'Banco de pañales: da pañales y cosas básicas, muchas veces por medio de otras agencias.',
  ],
  [
    'County office that helps veterans and survivors apply for benefits, free of charge.',
    'Oficina del condado que ayuda gratis a veteranas y viudas a solicitar beneficios.',
  ],
  [
    'Free or charitable clinic; call to ask who can be seen.',
    'Clínica gratis o de caridad. Llame para preguntar a quién atienden.',
  ],
  [
    'Free or charitable clinic that lists care for women.',
    'Clínica gratis o de caridad que ofrece atención para mujeres.',
  ],
  [
    '* is a free or charitable clinic in * that lists care for women. Call first to ask who it sees and when.',
    '* es una clínica gratis o de caridad en * que ofrece atención para mujeres. Llame antes para preguntar a quién atienden y cuándo.',
  ],
  [
    "Gives women's and maternity care in *, at a federally funded clinic. What you pay at * depends on your income.",
    'Da atención a la mujer y durante el embarazo en *, en una clínica con fondos federales. En *, usted paga según lo que gana.',
  ],
  [
    'Sees patients in * at a federally funded health center. * sets its fees by what you can pay.',
    'Atiende en *, en un centro de salud con fondos federales. * cobra según lo que usted puede pagar.',
  ],
  [
    '* serves people with low income around *. Ask about help with rent, heat and light bills, and family services.',
    '* ayuda a personas de bajos ingresos en la zona de *. Pregunte por ayuda con la renta, la calefacción y la luz, y por servicios para la familia.',
  ],
  [
    'Local anti-poverty agency; often helps with rent, utilities and family services.',
    'Agencia local contra la pobreza; muchas veces ayuda con la renta, la luz y el gas, y servicios para la familia.',
  ],
  [
    'Catholic Charities agency; programs differ, often food, rent and family help, for people of any faith.',
    'Agencia de Catholic Charities. Los programas varían: muchas veces comida, renta y ayuda para la familia, para personas de cualquier religión.',
  ],
  ['Salvation Army shelter; call before you go.', 'Refugio del Salvation Army. Llame antes de ir.'],
  [
    'Salvation Army transitional housing; call before you go.',
    'Vivienda de transición del Salvation Army. Llame antes de ir.',
  ],
  [
    'Free civil legal help for people with low income, funded by the Legal Services Corporation.',
    'Ayuda legal gratis en casos civiles para personas de bajos ingresos, con fondos de Legal Services Corporation.',
  ],
  [
    'Legal help listed in *LawHelp directory; ask which cases it takes.',
    'Ayuda legal de la lista de LawHelp. Pregunte qué casos toman.',
  ],
  [
    "Office on the immigration court's list of free or low-cost legal help.",
    'Oficina de la lista de la corte de inmigración de ayuda legal gratis o de bajo costo.',
  ],
  [
    'Center for independent living: advocacy, skills and support run by people with disabilities.',
    'Centro de vida independiente: apoyo, defensa y capacitación, a cargo de personas con discapacidad.',
  ],
  [
    'LGBTQ community center; ask about support groups and referrals.',
    'Centro comunitario LGBTQ. Pregunte por grupos de apoyo y otros lugares de ayuda.',
  ],
  [
    'Peer-support phone line for a listening ear; not a crisis line.',
    'Línea para hablar con alguien que ha pasado por lo mismo. No es una línea de crisis.',
  ],
  [
    'Local program for people hurt by a partner or family member; ask about safety planning, shelter and advocates.',
    'Programa local para personas lastimadas por su pareja o su familia. Pregunte por un plan de seguridad, refugio e intercesoras.',
  ],
  [
    'Local program for people facing partner abuse or sexual assault; ask about advocates, safety planning and shelter.',
    'Programa local para personas que viven abuso de su pareja o una agresión sexual. Pregunte por intercesoras, un plan de seguridad y refugio.',
  ],
  [
    'Local program for people hurt by a partner or family member; run by the Salvation Army.',
    'Programa local para personas lastimadas por su pareja o su familia, a cargo del Salvation Army.',
  ],
  [
    'Local program for survivors of sexual assault; ask about advocates, exams and counseling.',
    'Programa local para sobrevivientes de una agresión sexual. Pregunte por intercesoras, exámenes médicos y terapia.',
  ],
  [
    'Statewide line linking callers to domestic-violence shelters and advocates.',
    'Línea para todo el estado que la comunica con refugios e intercesoras de violencia doméstica.',
  ],
  [
    'Statewide line linking callers to domestic-violence shelters and advocates in any language.',
    'Línea para todo el estado que la comunica con refugios e intercesoras de violencia doméstica, en cualquier idioma.',
  ],
  [
    'Countywide line linking callers to domestic-violence shelters and advocates.',
    'Línea para todo el condado que la comunica con refugios e intercesoras de violencia doméstica.',
  ],
  [
    'Statewide line linking callers to domestic-violence and sexual-assault programs.',
    'Línea para todo el estado que la comunica con programas de violencia doméstica y agresión sexual.',
  ],
  [
    'Statewide line linking callers to domestic-violence programs.',
    'Línea para todo el estado que la comunica con programas de violencia doméstica.',
  ],
  [
    'District line for victims of crime; links callers to advocates.',
    'Línea del Distrito para víctimas de delitos; la comunica con intercesoras.',
  ],
  [
    'Statewide network line that links callers to programs near them.',
    'Línea de la red del estado que la comunica con programas cerca de usted.',
  ],
  [
    'Statewide line for people facing partner abuse or sexual assault.',
    'Línea para todo el estado, para personas que viven abuso de su pareja o una agresión sexual.',
  ],
]

const exactTranslations = new Map<string, string>()
const withNames: { english: RegExp; spanish: string }[] = []
for (const [english = '', spanish = ''] of patterns) {
  if (!english.includes('*')) exactTranslations.set(english, spanish)
  else {
    const source = english.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '(.+)')
    withNames.push({ english: new RegExp(`^${source}$`), spanish })
  }
}

/** What a description that is made of a pattern says in Spanish; null for one that somebody wrote. */
export function describeInSpanish(description: string): string | null {
  const said = exactTranslations.get(description)
  if (said) return said
  for (const { english, spanish } of withNames) {
    const names = english.exec(description)?.slice(1)
    if (names) return spanish.replaceAll('*', () => translateTown(names.shift() ?? ''))
  }
  return null
}
